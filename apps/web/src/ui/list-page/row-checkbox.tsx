import { Checkbox } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { RowSelection } from './use-row-selection.ts';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  /** With Shift: all rows between the last toggled row and this one. */
  onToggle: (isRange: boolean) => void;
}

/** Selects a row by click or Space, a range with Shift. The arrow keys move the focus between rows. */
export function RowCheckbox({ label, isSelected, onToggle }: RowCheckboxProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={isSelected}
      data-row-selection=""
      onKeyDown={walk}
      onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function walk(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps[event.key];
  const table = event.currentTarget.closest('table');
  if (step === undefined || table === null) return;
  event.preventDefault();
  const boxes = [...table.querySelectorAll<HTMLInputElement>('input[data-row-selection]')];
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
}

/** In the table header: selects all rows of the page, or none. */
export function PageCheckbox<Key>({ label, selection }: { label: string; selection: RowSelection<Key> }) {
  return (
    <Checkbox
      aria-label={label}
      checked={selection.isWhole}
      indeterminate={!selection.isWhole && selection.chosen.size > 0}
      onChange={selection.toggleAll}
    />
  );
}
