export const pageSizes = [10, 15, 30, 50, 100] as const;
const buttons = 5;

export const countPages = (total: number, size: number): number =>
  size > 0 ? Math.max(1, Math.ceil(total / size)) : 1;

/** The page numbers to show: at most five, around the current one, never past the ends. */
export function visiblePages(current: number, pages: number): number[] {
  const length = Math.min(buttons, pages);
  const wanted = current - Math.floor(buttons / 2);
  const first = Math.max(1, Math.min(wanted, pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** The page that still shows the first row of the old page after the size changed. */
export const pageAfterResize = (current: number, oldSize: number, newSize: number): number =>
  Math.floor(((current - 1) * oldSize) / newSize) + 1;
