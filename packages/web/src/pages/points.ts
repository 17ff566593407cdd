/** Half points as people write them. */
export function half(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return `${whole === 0 ? (points < 0 ? '−' : '') : whole}½`;
}
