/**
 * How this works: of thousands of cells only one is a tab stop, the last active one; the arrow keys move from there.
 * This changes the DOM directly: only the detail below the matrix renders again.
 */
import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { findCellTarget } from './find-cell-target.ts';

export interface ActiveCell {
  readonly row: number;
  readonly seq: number;
}

const findCell = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-seq]') : null;

const activeOf = (cell: HTMLElement): ActiveCell => ({
  row: Number(cell.dataset['row']),
  seq: Number(cell.dataset['seq']),
});

const isSame = (one: ActiveCell | undefined, other: ActiveCell) =>
  one?.row === other.row && one.seq === other.seq;

export function useCellFocus() {
  const [active, setActive] = useState<ActiveCell>();
  const activate = (target: EventTarget) => {
    const cell = findCell(target);
    if (cell === null) return;
    const next = activeOf(cell);
    setActive((previous) => (isSame(previous, next) ? previous : next));
  };
  return {
    active,
    handlers: {
      onPointerOver: ({ target }: PointerEvent) => activate(target),
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const cell = findCell(target);
        if (cell === null) return;
        for (const other of currentTarget.querySelectorAll<HTMLElement>('td[tabindex="0"]'))
          other.tabIndex = -1;
        cell.tabIndex = 0;
        activate(cell);
      },
      onKeyDown: (event: KeyboardEvent) => moveFocus(event),
    },
  };
}

const cellsOf = (row: HTMLTableRowElement | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('td[data-seq]') ?? []),
];

function moveFocus(event: KeyboardEvent) {
  const cell = findCell(event.target);
  const body = cell?.closest('tbody');
  if (cell === null || !body) return;
  const rows = [...body.rows];
  const row = rows.findIndex((one) => one.contains(cell));
  const next = findCellTarget(event.key, {
    row,
    column: cellsOf(rows[row]).indexOf(cell),
    rowCount: rows.length,
    cellCountOf: (index) => cellsOf(rows[index]).length,
  });
  if (next === undefined) return;
  event.preventDefault();
  cellsOf(rows[next.row])[next.column]?.focus();
}
