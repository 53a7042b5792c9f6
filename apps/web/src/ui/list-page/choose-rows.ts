/** Which rows of a list are chosen, as pure steps. */
export interface Choice<Key> {
  chosen: ReadonlySet<Key>;
  /** The row that was clicked last: a range begins there. */
  anchor: Key | undefined;
}

export const nothingChosen = { chosen: new Set<never>(), anchor: undefined } as const;

/** With a range, all rows from the last clicked to this one become what this one becomes. */
export function chooseRow<Key>(
  { chosen, anchor }: Choice<Key>,
  { keys, key, isRange }: { keys: readonly Key[]; key: Key; isRange: boolean },
): Choice<Key> {
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
