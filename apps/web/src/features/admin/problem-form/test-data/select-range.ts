/** Toggles one row. With an anchor, everything between gets what the row gets. */
export function selectRange(
  before: ReadonlySet<number>,
  keys: readonly number[],
  key: number,
  anchor: number | undefined,
): Set<number> {
  const selected = new Set(before);
  const isOn = !before.has(key);
  const ends = [keys.indexOf(key), anchor === undefined ? -1 : keys.indexOf(anchor)];
  const range = ends.includes(-1) ? [key] : keys.slice(Math.min(...ends), Math.max(...ends) + 1);
  for (const one of range) {
    if (isOn) selected.add(one);
    else selected.delete(one);
  }
  return selected;
}
