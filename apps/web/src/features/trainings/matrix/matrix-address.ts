/** The filters and the order of the progress matrix, stored in the URL. Invalid values count as absent. */
import { cellFilters, matrixSorts, trainingStates } from '@touchstone/contract/training-matrix';
import type { CellFilter, MatrixSort, TrainingState } from '@touchstone/contract/training-matrix';
import { parseId } from '../training-context.ts';
import { defaultSize, parseRankAddress, type RankAddress } from '../rank/rank-address.ts';

export interface MatrixAddress extends RankAddress {
  state: TrainingState | undefined;
  /** The problem that `cell` is about. */
  pid: number | undefined;
  cell: CellFilter | undefined;
  sort: MatrixSort | undefined;
  order: 'asc' | 'desc' | undefined;
}

export function parseMatrixAddress(parameters: URLSearchParams): MatrixAddress {
  const pid = parseId(parameters.get('pid') ?? undefined);
  const cell = cellFilters.find((one) => one === parameters.get('cell'));
  const sort = matrixSorts.find((one) => one === parameters.get('sort'));
  const order = (['asc', 'desc'] as const).find((one) => one === parameters.get('order'));
  return {
    ...parseRankAddress(parameters),
    state: trainingStates.find((one) => one === parameters.get('state')),
    // Each of the two means nothing without the other.
    pid: cell === undefined ? undefined : pid,
    cell: pid === undefined ? undefined : cell,
    sort,
    order: sort === undefined ? undefined : order,
  };
}

/** The parameters of the filter and the order, without the page: the export has them too. */
export function writeMatrixFilter(address: MatrixAddress): URLSearchParams {
  const { keyword, state, pid, cell, sort, order } = address;
  const values = { keyword: keyword.trim(), state, pid, cell, sort, order };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  return parameters;
}

/** Omits defaults to keep URLs short. */
export function writeMatrixAddress(address: MatrixAddress): URLSearchParams {
  const parameters = writeMatrixFilter(address);
  if (address.page > 1) parameters.set('currentPage', String(address.page));
  if (address.size !== defaultSize) parameters.set('limit', String(address.size));
  return parameters;
}

export const isFiltered = ({ keyword, state, cell }: MatrixAddress): boolean =>
  keyword !== '' || state !== undefined || cell !== undefined;

/** The first click on a column sorts it: names ascending, figures descending. The second reverses, the third ends it. */
export function nextSort(
  { sort, order }: Pick<MatrixAddress, 'sort' | 'order'>,
  column: MatrixSort,
): Pick<MatrixAddress, 'sort' | 'order'> {
  const first = column === 'username' ? 'asc' : 'desc';
  if (sort !== column) return { sort: column, order: first };
  if ((order ?? first) === first) return { sort: column, order: first === 'asc' ? 'desc' : 'asc' };
  return { sort: undefined, order: undefined };
}
