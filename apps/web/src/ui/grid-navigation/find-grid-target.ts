/** Where an arrow key, Home or End leads in a table of buttons. Pure: rows and columns are numbers. */

export interface GridButton {
  row: number;
  /** The index among the buttons of the row. */
  at: number;
}

export interface Grid {
  rowCount: number;
  /** The columns of the buttons of a row, in order; rows may have none. */
  columnsOf: (row: number) => readonly number[];
}

/** The button nearest to a column in the next row that has one. */
function findVertically(
  { rowCount, columnsOf }: Grid,
  from: GridButton,
  step: 1 | -1,
): GridButton | undefined {
  const column = columnsOf(from.row)[from.at] ?? 0;
  for (let row = from.row + step; row >= 0 && row < rowCount; row += step) {
    const distances = columnsOf(row).map((one) => Math.abs(one - column));
    if (distances.length > 0) return { row, at: distances.indexOf(Math.min(...distances)) };
  }
  return undefined;
}

const existing = ({ columnsOf }: Grid, row: number, at: number): GridButton | undefined =>
  at >= 0 && at < columnsOf(row).length ? { row, at } : undefined;

/** Undefined: there is no button in that direction. Null: the key does not navigate. */
export function findGridTarget(grid: Grid, from: GridButton, key: string): GridButton | undefined | null {
  switch (key) {
    case 'ArrowLeft':
      return existing(grid, from.row, from.at - 1);
    case 'ArrowRight':
      return existing(grid, from.row, from.at + 1);
    case 'ArrowUp':
      return findVertically(grid, from, -1);
    case 'ArrowDown':
      return findVertically(grid, from, 1);
    case 'Home':
      return existing(grid, from.row, 0);
    case 'End':
      return existing(grid, from.row, grid.columnsOf(from.row).length - 1);
    default:
      return null;
  }
}
