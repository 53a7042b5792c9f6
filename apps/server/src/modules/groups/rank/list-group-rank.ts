/**
 * How this works: the results of a group are aggregated at most every ten seconds, whatever the number of requests, and sorted in
 * memory. While they are loaded again, requests get the former ones. A change of the members drops them at once, on every server,
 * so that a removed member is gone with the next call. The access check is not cached.
 */
import { cacheByKey } from '../../../platform/cache-many.ts';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadGroupResults, type GroupResult } from './group-rank.repository.ts';

export type RankType = 'acm' | 'oi';

const ttlMs = 10_000;
const staleWhileRevalidateMs = 5000;
const maxEntries = 200;

const byName = (one: GroupResult, other: GroupResult) => (one.username < other.username ? -1 : 1);

const orders: Record<RankType, (one: GroupResult, other: GroupResult) => number> = {
  acm: (one, other) => other.ac - one.ac || one.total - other.total || byName(one, other),
  oi: (one, other) => other.score - one.score || other.ac - one.ac || byName(one, other),
};

export function createRankLoader({
  database,
  clock,
  eventBus,
}: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const load = cacheByKey({
    clock,
    ttlMs,
    staleWhileRevalidateMs,
    maxEntries,
    keyOf: (groupId: number) => groupId,
    read: async (groupId: number) => {
      const results = await loadGroupResults(database, groupId);
      return { acm: results.toSorted(orders.acm), oi: results.toSorted(orders.oi) };
    },
  });
  eventBus.subscribe('group.changed', {
    handle: ({ groupId, changed }) => {
      if (changed === 'members') load.invalidate(groupId);
      return Promise.resolve();
    },
    resync: () => {
      load.invalidateAll();
      return Promise.resolve();
    },
  });

  return async (groupId: number, { type, searchUser, isByRealName, page }: RankRequest) => {
    const { [type]: ranked } = await load(groupId);
    const wanted = searchUser?.toLowerCase();
    const found = wanted === undefined ? ranked : ranked.filter((row) => matches(row, wanted, isByRealName));
    const offset = offsetOf(page);
    return { rows: found.slice(offset, offset + page.limit).map(presentRow), total: found.length };
  };
}

interface RankRequest {
  type: RankType;
  searchUser: string | undefined;
  /** Real names are searched for administrators only, and never shown. */
  isByRealName: boolean;
  page: PageRequest;
}

const matches = ({ username, nickname, realname }: GroupResult, wanted: string, isByRealName: boolean) =>
  [username, nickname, ...(isByRealName ? [realname] : [])].some(
    (name) => name?.toLowerCase().includes(wanted) === true,
  );

/** The schema of the call drops the real name. */
const presentRow = (row: GroupResult) => ({ ...row, signature: null });
