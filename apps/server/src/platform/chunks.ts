/**
 * Long work in chunks. Work of a second in one piece would block every other request of this server for that second, so the
 * event loop gets control after each chunk.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

export async function forEachChunk<Item>(
  items: Iterable<Item>,
  chunkSize: number,
  work: (chunk: readonly Item[]) => void,
): Promise<void> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < chunkSize) continue;
    work(chunk);
    chunk = [];
    await yieldToEventLoop();
  }
  if (chunk.length > 0) work(chunk);
}

/** Keyset pagination: each page starts after the last row of the page before. */
export async function* readPages<Row>(
  pageSize: number,
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}
