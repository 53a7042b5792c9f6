export type SheetRow = readonly (string | number)[];

/** Number of rows that are serialized before the event loop gets control. */
const chunkSize = 200;

export function* chunkRows(rows: Iterable<SheetRow>): Generator<SheetRow[]> {
  let chunk: SheetRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}
