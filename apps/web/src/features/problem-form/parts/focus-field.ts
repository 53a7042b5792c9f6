import type { ErrorField } from '../state/validate-problem.ts';

const focusable = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]';

/** An input has the attribute itself; other fields have it on their container. */
export function focusField(field: ErrorField, row: number | undefined): void {
  const marked = [
    ...(row === undefined ? [] : [`[data-field="${field}"][data-row="${String(row)}"]`]),
    `[data-field="${field}"]`,
  ];
  const element = marked
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((one) => one !== null);
  if (element === undefined || element === null) return;
  const target = element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>(focusable) ?? element);
  target.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
