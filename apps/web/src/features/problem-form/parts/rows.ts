interface Row {
  key: number;
}

export const replaceRow = <One extends Row>(rows: readonly One[], key: number, part: Partial<One>): One[] =>
  rows.map((row) => (row.key === key ? { ...row, ...part } : row));

/** Moves a row up or down by one; at an end it stays. */
export function moveRow<One>(rows: readonly One[], index: number, step: -1 | 1): One[] {
  const row = rows[index];
  const other = rows[index + step];
  if (row === undefined || other === undefined) return [...rows];
  return rows.with(index, other).with(index + step, row);
}
