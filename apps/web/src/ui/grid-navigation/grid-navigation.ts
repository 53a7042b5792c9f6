/**
 * Keyboard navigation of a table with a roving tabindex. One button or link is a Tab stop; arrows, Home and End move from
 * there; the last focused one stays the Tab stop. Only elements with a tabindex take part.
 */
import { useEffect, type RefObject } from 'react';
import { findGridTarget } from './find-grid-target.ts';

const buttons = 'tbody :is(a, button)[tabindex]';

/** Makes this button the Tab stop. Without a target, the first button becomes it if there is none. */
function setTabStop(table: HTMLTableElement | null, target?: Element): void {
  if (table === null) return;
  const current = table.querySelector<HTMLElement>('tbody :is(a, button)[tabindex="0"]');
  const next = target?.matches(buttons) === true ? target : (current ?? table.querySelector(buttons));
  if (!(next instanceof HTMLElement) || next === current) return;
  if (current !== null) current.tabIndex = -1;
  next.tabIndex = 0;
}

const buttonsOf = (row: Element | undefined): HTMLElement[] =>
  row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(':is(a, button)[tabindex]')];

const cellIndexOf = (button: Element): number =>
  button.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;

function navigate(table: HTMLTableElement, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(buttons)) return;
  const row = target.closest('tr');
  if (row === null) return;
  const rows = [...table.querySelectorAll('tbody tr')];
  const grid = {
    rowCount: rows.length,
    columnsOf: (index: number) => buttonsOf(rows[index]).map(cellIndexOf),
  };
  const next = findGridTarget(grid, { row: rows.indexOf(row), at: buttonsOf(row).indexOf(target) }, key);
  if (next === null) return;
  event.preventDefault();
  if (next !== undefined) buttonsOf(rows[next.row])[next.at]?.focus();
}

/** Uses delegated listeners on the table instead of one per button. */
export function useGridNavigation(reference: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = reference.current;
    if (table === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => navigate(table, event);
    const onFocusIn = ({ target }: FocusEvent) =>
      setTabStop(table, target instanceof Element ? target : undefined);
    table.addEventListener('keydown', onKeyDown);
    table.addEventListener('focusin', onFocusIn);
    return () => {
      table.removeEventListener('keydown', onKeyDown);
      table.removeEventListener('focusin', onFocusIn);
    };
  }, [reference]);
  // Ensures after every render that one button is a Tab stop.
  useEffect(() => setTabStop(reference.current));
}
