/** The order of the list. A minus sign means descending. */
import type { ProblemSort } from '@touchstone/contract';

export type SortColumn = 'id' | 'difficulty' | 'rate';

export const defaultSort: ProblemSort = 'id';

export const sorts: readonly ProblemSort[] = ['id', '-id', 'difficulty', '-difficulty', '-rate', 'rate'];

export const parseSort = (text: string | null): ProblemSort =>
  sorts.find((sort) => sort === text) ?? defaultSort;

/** The easiest problems come first: the lowest difficulty, the highest rate. */
const firstSorts: Readonly<Record<SortColumn, ProblemSort>> = {
  id: 'id',
  difficulty: 'difficulty',
  rate: '-rate',
};

const reverse = (sort: ProblemSort): ProblemSort =>
  (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as ProblemSort;

export const directionOf = (
  sort: ProblemSort,
  column: SortColumn,
): 'ascending' | 'descending' | undefined => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
};

/** What a click on the head of a column leads to: its first order, the reverse, then the order of the list. */
export function nextSort(sort: ProblemSort, column: SortColumn): ProblemSort {
  const first = firstSorts[column];
  if (directionOf(sort, column) === undefined) return first;
  return sort === first ? reverse(first) : defaultSort;
}
