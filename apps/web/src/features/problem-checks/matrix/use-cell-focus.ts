/**
 * How this works: of thousands of cells only one is a tab stop, the last active one; the arrow keys move from there.
 * This changes the DOM directly: only the detail below the matrix renders again.
 */
import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

export interface ActiveCell {
  readonly row: number;
  readonly seq: number;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

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

function moveFocus(event: KeyboardEvent) {
  const step = steps[event.key];
  const cell = findCell(event.target);
  const body = cell?.closest('tbody');
  if (step === undefined || cell === null || !body) return;
  event.preventDefault();
  const [rows, columns] = step;
  const rowElements = [...body.rows];
  const rowAt = rowElements.findIndex((row) => row.contains(cell));
  const row = rowElements[clamp(rowAt + rows, rowElements.length)];
  const cellsOf = (one: HTMLTableRowElement | undefined) => [
    ...(one?.querySelectorAll<HTMLElement>('td[data-seq]') ?? []),
  ];
  const column = cellsOf(rowElements[rowAt]).indexOf(cell);
  const cells = cellsOf(row);
  cells[clamp(column + columns, cells.length)]?.focus();
}

const clamp = (index: number, length: number) => Math.max(0, Math.min(length - 1, index));
