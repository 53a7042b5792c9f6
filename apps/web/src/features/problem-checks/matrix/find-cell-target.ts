/** Where an arrow key, Home or End leads in the matrix. Pure: rows and columns are numbers. */

const steps: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['Home', [0, Number.NEGATIVE_INFINITY]],
  ['End', [0, Number.POSITIVE_INFINITY]],
]);

interface Position {
  row: number;
  column: number;
  rowCount: number;
  cellCountOf: (row: number) => number;
}

const clamp = (index: number, length: number) => Math.max(0, Math.min(length - 1, index));

/** Stops at the edges, and at the last cell of a shorter row. Undefined if the key does not navigate. */
export function findCellTarget(
  key: string,
  { row, column, rowCount, cellCountOf }: Position,
): { row: number; column: number } | undefined {
  const step = steps.get(key);
  if (step === undefined) return undefined;
  const next = clamp(row + step[0], rowCount);
  return { row: next, column: clamp(column + step[1], cellCountOf(next)) };
}
