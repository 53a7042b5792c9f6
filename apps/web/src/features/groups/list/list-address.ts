/** The filters of the list of groups, stored in the URL. Invalid values count as absent. */
import { groupAccesses } from '@touchstone/contract/group-limits';
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';

export interface GroupListAddress {
  keyword: string;
  /** 1 public, 2 protected, 3 private; undefined for all. */
  access: number | undefined;
  onlyMine: boolean;
  page: number;
  size: number;
}

export const groupListSizes = [9, 15, 30, 60, 120] as const;
export const defaultGroupListSize = 15;

const longestKeyword = 100;
const largestPage = 1_000_000;

export function parseGroupListAddress(parameters: URLSearchParams): GroupListAddress {
  const auth = parsePositiveInteger(parameters.get('auth'), 0);
  const size = parsePositiveInteger(parameters.get('limit'), defaultGroupListSize);
  return {
    keyword: (parameters.get('keyword') ?? '')
      .toWellFormed()
      .replaceAll('\0', '')
      .trim()
      .slice(0, longestKeyword),
    access: auth >= 1 && auth <= groupAccesses.length ? auth : undefined,
    onlyMine: parameters.get('onlyMine') === 'true',
    page: Math.min(parsePositiveInteger(parameters.get('currentPage'), 1), largestPage),
    size: groupListSizes.find((one) => one === size) ?? defaultGroupListSize,
  };
}

/** Omits defaults to keep URLs short. */
export function writeGroupListAddress(address: GroupListAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (address.keyword !== '') parameters.set('keyword', address.keyword);
  if (address.access !== undefined) parameters.set('auth', String(address.access));
  if (address.onlyMine) parameters.set('onlyMine', 'true');
  if (address.page > 1) parameters.set('currentPage', String(address.page));
  if (address.size !== defaultGroupListSize) parameters.set('limit', String(address.size));
  return parameters;
}

export const hasFilters = ({ keyword, access, onlyMine }: GroupListAddress): boolean =>
  keyword !== '' || access !== undefined || onlyMine;
