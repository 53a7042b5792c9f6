/**
 * Many things at once, without keeping the processor from everybody else: what takes a second in one go would let every other
 * call of this server wait for that second.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';

/** Works through all of them in parts; whoever waits meanwhile has his turn after each. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  partSize: number,
  work: (part: readonly Item[]) => void,
): Promise<void> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < partSize) continue;
    work(part);
    part = [];
    await othersTurn();
  }
  if (part.length > 0) work(part);
}

/** Reads rows in parts, each from behind the last row of the one before. */
export async function* readInTurns<Row>(
  partSize: number,
  readBehind: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readBehind(last);
    if (rows.length > 0) yield rows;
    if (rows.length < partSize) return;
    last = rows.at(-1);
  }
}
