export type SheetRow = readonly (string | number)[];

/** So many rows are turned into text before others get their turn. */
const portionSize = 200;

export function* inPortions(rows: Iterable<SheetRow>): Generator<SheetRow[]> {
  let portion: SheetRow[] = [];
  for (const row of rows) {
    portion.push(row);
    if (portion.length < portionSize) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
