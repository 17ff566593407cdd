/** Half points as people write them. */
export function pointsText(points: number): string {
  const whole = Math.trunc(points);
  const sign = points < 0 ? '−' : '';
  if (whole === points) return `${sign}${Math.abs(points)}`;
  return `${sign}${whole === 0 ? '' : Math.abs(whole)}½`;
}
