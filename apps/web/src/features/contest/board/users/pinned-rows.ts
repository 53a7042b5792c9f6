/**
 * The server sends the viewer's row and the followed rows first, then the whole list with the same users
 * again. This module separates the pinned rows, so that they are marked and excluded from the list below.
 */
export interface RowSplit<Row> {
  pinned: Row[];
  ranked: Row[];
}

interface Pinning {
  /** Undefined if the scoreboard has no own row. */
  ownId: string | undefined;
  followed: ReadonlySet<string>;
  /** Number of rows on earlier pages. */
  before: number;
}

export function splitPinned<Row extends { uid: string }>(
  rows: readonly Row[],
  { ownId, followed, before }: Pinning,
): RowSplit<Row> {
  const most = Math.max(0, followed.size + (ownId === undefined ? 0 : 1) - before);
  const seen = new Set<string>();
  let count = 0;
  for (const { uid } of rows.slice(0, most)) {
    const isOwn = uid === ownId && count === 0 && before === 0;
    // The list starts at the first repeated user, or at the first user that is not followed.
    if (seen.has(uid) || (!isOwn && !followed.has(uid))) break;
    seen.add(uid);
    count += 1;
  }
  return { pinned: rows.slice(0, count), ranked: rows.slice(count) };
}
