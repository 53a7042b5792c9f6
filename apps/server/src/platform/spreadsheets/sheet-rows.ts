export type SheetRow = readonly (string | number)[];

/** Number of rows that are serialized before the event loop gets control. */
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
