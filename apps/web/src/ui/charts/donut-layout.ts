/**
 * Where the arcs of a ring lie, on a circle of length 100 that begins at the top and goes clockwise.
 *
 * A part that is there must be seen: a thin one gets the least visible length, and the others give up what it takes in
 * proportion to what they have above it. The numbers beside the ring stay exact.
 */

export const ringLength = 100;
const leastVisible = 1.2;

export interface Arc {
  start: number;
  length: number;
}

/** An arc for every value, of length 0 for a value of 0. */
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
