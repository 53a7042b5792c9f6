/** Loads come as text such as "12.34%"; what is no number counts as nothing rather than as a full bar. */
export function parsePercent(text: string): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
