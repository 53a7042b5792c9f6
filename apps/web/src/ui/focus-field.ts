/**
 * Moves the focus to a field with an error. A field, or the container of a composite one, has `data-field`; in a list
 * also `data-row`. A part that gets the focus for some errors only has their reasons in `data-reasons`.
 */
export interface FieldPosition {
  field: string;
  /** Starts at 1. */
  row?: number | undefined;
  reason?: string | undefined;
}

/** From the cell to the whole field; the first that exists is used. */
export function listFieldSelectors({ field, row, reason }: FieldPosition): string[] {
  const ofField = `[data-field="${field}"]`;
  const ofRow = row === undefined ? ofField : `${ofField}[data-row="${String(row)}"]`;
  const ofCell = reason === undefined ? [] : [`${ofRow}[data-reasons~="${reason}"]`];
  return [...new Set([...ofCell, ofRow, ofField])];
}

/** Text comes first: an editor begins with the buttons of its toolbar and a hidden file input. */
export const focusOrder = [
  'input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]',
  'button, a[href]',
] as const;

export function focusField(position: FieldPosition): void {
  const element = listFieldSelectors(position)
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((one) => one !== null);
  if (element === undefined || element === null) return;
  focusInside(element);
}

/** Focuses the field, or the first field inside a composite one. */
export function focusInside(element: HTMLElement): void {
  const target = focusOrder
    .map((selector) => (element.matches(selector) ? element : element.querySelector<HTMLElement>(selector)))
    .find((one) => one !== null);
  (target ?? element).focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
