/** Parses loads such as "12.34%"; anything that is not a number is 0. */
export function parsePercent(text: string): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
