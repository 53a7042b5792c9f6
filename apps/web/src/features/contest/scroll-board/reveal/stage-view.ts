/** Which part of the board is in sight. Pure. */
const narrowWidth = 900;
const narrowRow = 84;
/** Rows beyond the edges that are drawn as well, so that whoever comes in is there already. */
const overscan = 3;
/** How far down the view the row of the moment stands. */
const focusShare = 0.68;

/** About twelve rows on a large screen; two lines a row on a narrow one. */
export const rowHeightFor = (width: number, height: number): number =>
  width < narrowWidth ? narrowRow : Math.min(Math.max(Math.round(height / 12), 56), 84);

export interface View {
  /** How far the sheet is moved up, in pixels. */
  offset: number;
  /** Places from the first to before the last. */
  first: number;
  last: number;
}

interface ViewInput {
  rowCount: number;
  rowHeight: number;
  height: number;
  focus: number;
}

export function placeView({ rowCount, rowHeight, height, focus }: ViewInput): View {
  const furthest = Math.max(0, rowCount * rowHeight - height);
  const offset = Math.min(Math.max(0, Math.round((focus + 0.5) * rowHeight - height * focusShare)), furthest);
  return {
    offset,
    first: Math.max(0, Math.floor(offset / rowHeight) - overscan),
    last: Math.min(rowCount, Math.ceil((offset + height) / rowHeight) + overscan),
  };
}

/** Those in the view now or before the last step, always in the same order. */
export const listMounted = (
  now: readonly string[],
  before: readonly string[],
  { first, last }: View,
): string[] =>
  [...new Set([...now.slice(first, last), ...before.slice(first, last)])].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
