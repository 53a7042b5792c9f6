/** The filters of the training list, stored in the URL. Invalid values count as absent. */
import { parseId } from '../training-context.ts';

const visibilities = ['Public', 'Private'] as const;
export type TrainingVisibility = (typeof visibilities)[number];

export interface ListAddress {
  keyword: string;
  categoryId: number | undefined;
  visibility: TrainingVisibility | undefined;
  page: number;
}

export const pageSize = 15;
const longestKeyword = 100;

/** Removes NUL, which the database cannot store. */
const cleanKeyword = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, longestKeyword);

export const parseListAddress = (parameters: URLSearchParams): ListAddress => ({
  keyword: cleanKeyword(parameters.get('keyword') ?? ''),
  categoryId: parseId(parameters.get('categoryId') ?? undefined),
  visibility: visibilities.find((one) => one === parameters.get('auth')),
  page: Math.min(parseId(parameters.get('currentPage') ?? undefined) ?? 1, 9_999_999),
});

/** Omits defaults to keep URLs short. */
export function writeListAddress({ keyword, categoryId, visibility, page }: ListAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (cleanKeyword(keyword) !== '') parameters.set('keyword', cleanKeyword(keyword));
  if (categoryId !== undefined) parameters.set('categoryId', String(categoryId));
  if (visibility !== undefined) parameters.set('auth', visibility);
  if (page > 1) parameters.set('currentPage', String(page));
  return parameters;
}

export const hasFilters = ({ keyword, categoryId, visibility }: ListAddress): boolean =>
  keyword !== '' || categoryId !== undefined || visibility !== undefined;
