/** Does data use the escape hatch somewhere inside: act by a function of its own, or bend a rule? */
export function usesSpecial(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const used = ('op' in data && data.op === 'special') || ('bends' in data && data.bends !== undefined);
  return used || Object.values(data).some(usesSpecial);
}
