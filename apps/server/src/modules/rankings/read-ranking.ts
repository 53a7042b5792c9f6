import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { remember } from '../../platform/remember.ts';
import {
  countFound,
  countRanked,
  listRanked,
  type RankedRow,
  type RankingKind,
  type UserSearch,
} from './rankings.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const totalLifeMs = 10_000;
/** Long enough to carry a class that looks at once, short enough that nobody waits for an own success. */
const pageLifeMs = 2000;
const rememberedPages = 200;

export interface RankingRequest {
  kind: RankingKind;
  search: UserSearch | undefined;
  page: PageRequest;
}

export function createRankingReader({ database, clock }: Parts) {
  const readTotal = remember({ clock, lifeMs: totalLifeMs, read: () => countRanked(database) });
  const pages = new Map<string, () => Promise<RankedRow[]>>();

  const readPage = (kind: RankingKind, page: PageRequest): Promise<RankedRow[]> => {
    const key = [kind, page.currentPage, page.limit].join(' ');
    let read = pages.get(key);
    if (read === undefined) {
      if (pages.size >= rememberedPages) pages.clear();
      const request = { kind, search: undefined };
      read = remember({
        clock,
        lifeMs: pageLifeMs,
        read: () => listRanked(database, request, page),
      });
      pages.set(key, read);
    }
    return read();
  };

  return async ({ kind, search, page }: RankingRequest): Promise<{ rows: RankedRow[]; total: number }> => {
    const [rows, total] = await Promise.all(
      search === undefined
        ? [readPage(kind, page), readTotal()]
        : [listRanked(database, { kind, search }, page), countFound(database, search)],
    );
    return { rows, total };
  };
}
