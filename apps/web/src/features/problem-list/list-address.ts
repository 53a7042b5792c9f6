/**
 * The filters of the problem list, stored in the URL. Invalid values count as absent, so that a mistyped URL
 * still shows the list.
 */
import type { OwnProblemStatus, ProblemSort } from '@touchstone/contract';
import { remotePrefixes } from '@touchstone/contract/remote-judges';
import { difficulties } from '../../ui/difficulty/difficulties.ts';
import { pageSizes } from '../../ui/pager-pages.ts';
import { defaultSort, parseSort } from './list-sort.ts';

export interface ListFilters {
  keyword: string;
  difficulty: number | undefined;
  /** One of `origins`. */
  origin: string | undefined;
  tagIds: readonly number[];
  /** Only for users; guests have no status. */
  ownStatus: OwnProblemStatus | undefined;
}

export interface ListAddress extends ListFilters {
  sort: ProblemSort;
  page: number;
  size: number;
}

export const defaultSize = 30;
export const noFilters: ListFilters = {
  keyword: '',
  difficulty: undefined,
  origin: undefined,
  tagIds: [],
  ownStatus: undefined,
};

export const ownStatuses: readonly OwnProblemStatus[] = ['new', 'tried', 'solved'];

/** `Mine` means problems of this site; the others are the prefixes of other judges. */
export const ownOrigin = 'Mine';
export const origins = [ownOrigin, ...remotePrefixes];

const longestKeyword = 255;
const tagsAtOnce = 50;
/** More than any list has. */
const lastPage = 10_000_000;

function parseInteger(text: string | null): number | undefined {
  return text !== null && /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Removes NUL, which the database cannot store. */
// oxlint-disable-next-line no-control-regex -- this one is meant
const parseKeyword = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, longestKeyword);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

const isTagId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Accepts only a JSON array of numbers. */
function parseTagIds(text: string | null): number[] {
  const value = parseJson(text ?? '');
  if (!Array.isArray(value) || !value.every(isTagId)) return [];
  return [...new Set(value)].slice(0, tagsAtOnce);
}

export function parseListAddress(parameters: URLSearchParams): ListAddress {
  const page = parseInteger(parameters.get('currentPage')) ?? 1;
  const size = parseInteger(parameters.get('limit'));
  const difficulty = parseInteger(parameters.get('difficulty'));
  const origin = parameters.get('oj')?.toLowerCase();
  return {
    keyword: parseKeyword(parameters.get('keyword') ?? ''),
    difficulty: difficulties.find(({ value }) => value === difficulty)?.value,
    origin: origins.find((one) => one.toLowerCase() === origin),
    tagIds: parseTagIds(parameters.get('tagId')),
    ownStatus: ownStatuses.find((one) => one === parameters.get('ownStatus')),
    sort: parseSort(parameters.get('sort')),
    page: page >= 1 && page <= lastPage ? page : 1,
    size: pageSizes.find((one) => one === size) ?? defaultSize,
  };
}

/** Omits defaults to keep URLs short. */
export function writeListAddress(address: ListAddress): URLSearchParams {
  const { keyword, difficulty, origin, tagIds, ownStatus, sort, page, size } = address;
  const parameters = new URLSearchParams();
  const trimmed = parseKeyword(keyword);
  if (trimmed !== '') parameters.set('keyword', trimmed);
  if (difficulty !== undefined) parameters.set('difficulty', String(difficulty));
  if (origin !== undefined) parameters.set('oj', origin);
  if (tagIds.length > 0) parameters.set('tagId', JSON.stringify(tagIds.slice(0, tagsAtOnce)));
  if (ownStatus !== undefined) parameters.set('ownStatus', ownStatus);
  if (sort !== defaultSort) parameters.set('sort', sort);
  if (page > 1) parameters.set('currentPage', String(page));
  if (size !== defaultSize) parameters.set('limit', String(size));
  return parameters;
}

export const hasFilters = ({ keyword, difficulty, origin, tagIds, ownStatus }: ListFilters): boolean =>
  keyword !== '' ||
  difficulty !== undefined ||
  origin !== undefined ||
  tagIds.length > 0 ||
  ownStatus !== undefined;

/** Which filters are active; several tags count as one. */
export const activeFilters = (filters: ListFilters): (keyof ListFilters)[] =>
  (Object.keys(noFilters) as (keyof ListFilters)[]).filter((name) =>
    hasFilters({ ...noFilters, [name]: filters[name] }),
  );

export const toggleTag = (tagIds: readonly number[], id: number): number[] =>
  tagIds.includes(id) ? tagIds.filter((one) => one !== id) : [...tagIds, id];
