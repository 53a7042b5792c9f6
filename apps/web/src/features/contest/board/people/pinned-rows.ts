/**
 * The server puts who asks and whom he follows on top, and then everybody, the same people among them once more. The rows
 * on top are told apart here: they are marked, and take no place of the list below.
 */
export interface RowSplit<Row> {
  pinned: Row[];
  ranked: Row[];
}

interface Pinning {
  /** Undefined where the board has no own row on top. */
  ownId: string | undefined;
  followed: ReadonlySet<string>;
  /** How many rows earlier pages have. */
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
    // Whoever comes a second time begins the list of everybody, as does whoever nobody follows.
    if (seen.has(uid) || (!isOwn && !followed.has(uid))) break;
    seen.add(uid);
    count += 1;
  }
  return { pinned: rows.slice(0, count), ranked: rows.slice(count) };
}
