/** Computes which part of the scoreboard is visible. Pure. */
const narrowWidth = 900;
const narrowRow = 84;
/** Extra rows rendered beyond both edges, so that entering rows exist before they move in. */
const overscan = 3;
/** Vertical position of the current row in the view, as a share of its height. */
const focusShare = 0.68;

/** About twelve rows on a large screen; two lines per row on a narrow one. */
export const rowHeightFor = (width: number, height: number): number =>
  width < narrowWidth ? narrowRow : Math.min(Math.max(Math.round(height / 12), 56), 84);

export interface View {
  /** Vertical scroll offset of the rows, in pixels. */
  offset: number;
  /** First visible index and the index after the last one. */
  first: number;
  last: number;
}

interface ViewInput {
  rowCount: number;
  rowHeight: number;
  height: number;
  focus: number;
}

export function computeView({ rowCount, rowHeight, height, focus }: ViewInput): View {
  const furthest = Math.max(0, rowCount * rowHeight - height);
  const offset = Math.min(Math.max(0, Math.round((focus + 0.5) * rowHeight - height * focusShare)), furthest);
  return {
    offset,
    first: Math.max(0, Math.floor(offset / rowHeight) - overscan),
    last: Math.min(rowCount, Math.ceil((offset + height) / rowHeight) + overscan),
  };
}

/** The rows visible now or before the last step, in a stable order. */
export const listMounted = (
  now: readonly string[],
  before: readonly string[],
  { first, last }: View,
): string[] =>
  [...new Set([...now.slice(first, last), ...before.slice(first, last)])].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
