/** The selection of rows in a list, as pure functions. */
export interface Selection<Key> {
  chosen: ReadonlySet<Key>;
  /** The last toggled row: a range starts there. */
  anchor: Key | undefined;
}

export const emptySelection = { chosen: new Set<never>(), anchor: undefined } as const;

/** Toggles one row. With `isRange`, all rows between the anchor and this row get the new state of this row. */
export function selectRow<Key>(
  { chosen, anchor }: Selection<Key>,
  { keys, key, isRange }: { keys: readonly Key[]; key: Key; isRange: boolean },
): Selection<Key> {
  const isAdded = !chosen.has(key);
  const after = new Set(chosen);
  for (const one of isRange ? rangeOf(keys, anchor, key) : [key])
    if (isAdded) after.add(one);
    else after.delete(one);
  return { chosen: after, anchor: key };
}

function rangeOf<Key>(keys: readonly Key[], from: Key | undefined, to: Key): readonly Key[] {
  const ends = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}
