/** The state of the ranking of a group, stored in the URL. Invalid values count as absent. */
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';

export const rankTypes = { acm: 0, oi: 1 } as const;
export type RankKind = keyof typeof rankTypes;

export interface GroupRankAddress {
  kind: RankKind;
  page: number;
  size: number;
  search: string;
}

const defaultSize = 30;
const largestSize = 100;
const longestSearch = 100;

export const parseRankAddress = (parameters: URLSearchParams): GroupRankAddress => ({
  kind: parameters.get('type') === String(rankTypes.oi) ? 'oi' : 'acm',
  page: parsePositiveInteger(parameters.get('page'), 1),
  size: Math.min(parsePositiveInteger(parameters.get('limit'), defaultSize), largestSize),
  search: (parameters.get('searchUser') ?? '').trim().slice(0, longestSearch),
});

/** Omits defaults to keep URLs short. */
export function writeRankAddress({ kind, page, size, search }: GroupRankAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (kind !== 'acm') parameters.set('type', String(rankTypes[kind]));
  if (page > 1) parameters.set('page', String(page));
  if (size !== defaultSize) parameters.set('limit', String(size));
  if (search !== '') parameters.set('searchUser', search);
  return parameters;
}

/** The accepted submissions of a member in the group. */
export const acceptedAddress = (groupId: number, username: string): string =>
  `/group/${String(groupId)}/status?${new URLSearchParams({ username, status: '0' }).toString()}`;
