/** Rows above and below the viewport that are rendered in advance. */
const spareRows = 12;

interface Viewport {
  top: number;
  height: number;
}

/** The rows to render, from `first` to before `last`, and the heights of the gaps in place of the others. */
export function visibleRange(
  { top, height }: Viewport,
  { count, rowHeight }: { count: number; rowHeight: number },
) {
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spareRows);
  const first = Math.min(last, Math.max(0, Math.floor(top / rowHeight) - spareRows));
  return { first, last, above: first * rowHeight, below: (count - last) * rowHeight };
}
