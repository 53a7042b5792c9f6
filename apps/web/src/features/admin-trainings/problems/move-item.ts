/** A copy with one item moved; the others keep their order. An index outside the list counts as its end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const moved = items.slice(from, from + 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...moved);
}

interface Span {
  top: number;
  bottom: number;
}

/** Where an item lands that is dropped at this height: before the first other row whose middle is below it. */
export function dropIndex(rows: readonly Span[], from: number, y: number): number {
  const others = rows.filter((_row, index) => index !== from);
  const before = others.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return before === -1 ? others.length : before;
}
