/** Whole points that sum up to 100; what does not divide goes to the last ones. */
export function spreadScores(count: number): number[] {
  const each = Math.floor(100 / count);
  const remainder = 100 - each * count;
  return Array.from({ length: count }, (_, place) => (place >= count - remainder ? each + 1 : each));
}
