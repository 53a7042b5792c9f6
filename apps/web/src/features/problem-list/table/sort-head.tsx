import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ProblemSort } from '@touchstone/contract';
import { directionOf, nextSort, type SortColumn } from '../list-sort.ts';
import classes from './sort-head.module.css';

export interface SortState {
  sort: ProblemSort;
  setSort: (sort: ProblemSort) => void;
}

interface SortHeadProps extends SortState {
  column: SortColumn;
  name: string;
  className: string | undefined;
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

/** The head of a column that orders the list. */
export function SortHead({ column, name, className = '', sort, setSort }: SortHeadProps) {
  const direction = directionOf(sort, column);
  const Icon = direction === undefined ? IconArrowsSort : icons[direction];
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={classes['button']}
        data-active={direction !== undefined || undefined}
        onClick={() => setSort(nextSort(sort, column))}
      >
        {name}
        <Icon size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
