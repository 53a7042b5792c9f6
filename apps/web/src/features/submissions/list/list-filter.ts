/**
 * The filter of the list, stored in the URL. Invalid values count as absent: a mistyped link shows more rows,
 * never an error.
 */
import { filterableStatuses } from '../../../ui/verdict/filterable-statuses.ts';

export interface ListFilter {
  onlyMine: boolean;
  status: number | undefined;
  username: string;
  problemId: string;
  /** Matches exactly this id instead of every id that contains it. */
  isWholeProblemId: boolean;
  page: number;
  size: number;
}

export const defaultSize = 15;
const largestSize = 100;
const longestText = 255;

const parseFlag = (text: string | null): boolean => text === 'true';

function parseCount(
  text: string | null,
  { largest, fallback }: { largest: number; fallback: number },
): number {
  if (text === null || !/^\d{1,8}$/.test(text)) return fallback;
  const number = Number(text);
  return number >= 1 && number <= largest ? number : fallback;
}

const parseStatus = (text: string | null): number | undefined =>
  filterableStatuses.find((status) => String(status) === text);

function parseText(text: string | null): string {
  const trimmed = (text ?? '').trim();
  return trimmed.length > longestText ? '' : trimmed;
}

export function parseListFilter(address: URLSearchParams): ListFilter {
  const problemId = parseText(address.get('problemID'));
  return {
    onlyMine: parseFlag(address.get('onlyMine')),
    status: parseStatus(address.get('status')),
    username: parseText(address.get('username')),
    problemId,
    isWholeProblemId: problemId !== '' && parseFlag(address.get('completeProblemID')),
    page: parseCount(address.get('currentPage'), { largest: 10_000_000, fallback: 1 }),
    size: parseCount(address.get('limit'), { largest: largestSize, fallback: defaultSize }),
  };
}

const writers: Readonly<
  Record<keyof ListFilter, [name: string, write: (filter: ListFilter) => string | undefined]>
> = {
  onlyMine: ['onlyMine', ({ onlyMine }) => (onlyMine ? 'true' : undefined)],
  status: ['status', ({ status }) => status?.toString()],
  username: ['username', ({ username }) => (username === '' ? undefined : username)],
  problemId: ['problemID', ({ problemId }) => (problemId === '' ? undefined : problemId)],
  isWholeProblemId: [
    'completeProblemID',
    ({ isWholeProblemId, problemId }) => (isWholeProblemId && problemId !== '' ? 'true' : undefined),
  ],
  page: ['currentPage', ({ page }) => (page === 1 ? undefined : String(page))],
  size: ['limit', ({ size }) => (size === defaultSize ? undefined : String(size))],
};

/** Returns the URL parameters with the filter; unrelated parameters are kept. */
export function writeListFilter(address: URLSearchParams, filter: ListFilter): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const [name, write] of Object.values(writers)) {
    const value = write(filter);
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** A changed filter begins at its first page, unless the change names a page. */
export const changeListFilter = (address: URLSearchParams, changes: Partial<ListFilter>): URLSearchParams =>
  writeListFilter(address, { ...parseListFilter(address), page: 1, ...changes });

export const isFiltered = ({ onlyMine, status, username, problemId }: ListFilter): boolean =>
  onlyMine || status !== undefined || username !== '' || problemId !== '';

export const noFilter = (size: number): ListFilter => ({ ...parseListFilter(new URLSearchParams()), size });
