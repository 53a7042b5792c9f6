/** The filters of a list of discussions, stored in the URL. Invalid values count as absent. */
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';

export interface ListAddress {
  keyword: string;
  categoryId: number | undefined;
  onlyMine: boolean;
  page: number;
}

export const pageSize = 10;

const longestKeyword = 100;
const largestPage = 1_000_000;

/** Removes NUL, which the database cannot store. */
const cleanKeyword = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, longestKeyword);

export function parseListAddress(parameters: URLSearchParams): ListAddress {
  const categoryId = parsePositiveInteger(parameters.get('cid'), 0);
  return {
    keyword: cleanKeyword(parameters.get('keyword') ?? ''),
    categoryId: categoryId === 0 ? undefined : categoryId,
    onlyMine: parameters.get('onlyMine') === 'true',
    page: Math.min(parsePositiveInteger(parameters.get('currentPage'), 1), largestPage),
  };
}

/** Omits defaults to keep URLs short. */
export function writeListAddress({ keyword, categoryId, onlyMine, page }: ListAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (cleanKeyword(keyword) !== '') parameters.set('keyword', cleanKeyword(keyword));
  if (categoryId !== undefined) parameters.set('cid', String(categoryId));
  if (onlyMine) parameters.set('onlyMine', 'true');
  if (page > 1) parameters.set('currentPage', String(page));
  return parameters;
}

export const hasFilters = ({ keyword, categoryId, onlyMine }: ListAddress): boolean =>
  keyword !== '' || categoryId !== undefined || onlyMine;
