/**
 * Lays out the arcs of a ring on a circle of length 100 that starts at the top and goes clockwise.
 *
 * Every part with a value must be visible: a thin one gets the minimum visible length, and the others shrink in
 * proportion to what they have above that minimum. The numbers beside the ring stay exact.
 */

export const ringLength = 100;
const leastVisible = 1.2;

export interface Arc {
  start: number;
  length: number;
}

/** Returns one arc per value; a value of 0 has length 0. */
export function layOutArcs(values: readonly number[]): Arc[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => ({ start: 0, length: 0 }));
  const exact = values.map((value) => (value / whole) * ringLength);
  const lengths = exact.map((length) => (length > 0 ? Math.max(length, leastVisible) : 0));
  const excess = lengths.reduce((sum, length) => sum + length, 0) - ringLength;
  const spare = lengths.reduce((sum, length) => sum + Math.max(0, length - leastVisible), 0);
  let start = 0;
  return lengths.map((wanted) => {
    const length = wanted - (spare > 0 ? excess * (Math.max(0, wanted - leastVisible) / spare) : 0);
    const arc = { start, length };
    start += length;
    return arc;
  });
}
