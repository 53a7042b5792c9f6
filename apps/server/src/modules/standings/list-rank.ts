/**
 * A page of a board: the viewer and the followed contestants on top, then all contestants, filtered and
 * paginated.
 *
 * Without a search only the requested rows are accessed, whatever the size of the contest.
 */
import type { ContestBoard, ContestStanding } from './contest-board.ts';
import { createDescriber, type RankRow } from './describe-rows.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface RankRequest {
  view: ContestStanding;
  /** Shown on top if ranked. */
  viewerId: string | undefined;
  concernedIds: readonly string[];
  keyword: string | undefined;
  withStars: boolean;
  /** For contest administrators. Other viewers see real names only if the board uses them as names. */
  showsRealNames: boolean;
  page: { currentPage: number; limit: number };
}

export function listRankPage(board: ContestBoard, request: RankRequest): { rows: RankRow[]; total: number } {
  const { ids, total } = request.keyword === undefined ? cutPage(request) : searchPage(board, request);
  const describe = createDescriber(board, request);
  return { rows: ids.flatMap((id) => describe(id) ?? []), total };
}

/** Lists every contestant once, best first. */
export function loadWholeBoard(
  board: ContestBoard,
  request: Pick<RankRequest, 'view' | 'withStars' | 'showsRealNames'>,
): RankRow[] {
  const allRows = { from: 0, count: Number.MAX_SAFE_INTEGER, withStars: request.withStars };
  const describe = createDescriber(board, request);
  return request.view.standing.rows(allRows).flatMap(({ contestantId }) => describe(contestantId) ?? []);
}

type RankPage = { ids: string[]; total: number };

function cutPage(request: RankRequest): RankPage {
  const { view, withStars, page } = request;
  const from = (page.currentPage - 1) * page.limit;
  const top = listTop(request);
  const ids = top.slice(from, from + page.limit);
  const rest = { from: Math.max(0, from - top.length), count: page.limit - ids.length, withStars };
  const rows = view.standing.rows(rest).map(({ contestantId }) => contestantId);
  return { ids: [...ids, ...rows], total: top.length + view.standing.count(withStars) };
}

function searchPage(board: ContestBoard, request: RankRequest): RankPage {
  const keyword = request.keyword?.toLowerCase() ?? '';
  const from = (request.page.currentPage - 1) * request.page.limit;
  const top = listTop(request).filter((id) => searchTextOf(board, id).includes(keyword));
  const found = [...top, ...findSearchIndex(board, request)(keyword)];
  return { ids: found.slice(from, from + request.page.limit), total: found.length };
}

interface KnownIndex {
  revision: number;
  index: SearchIndex;
}

/** The key says whether stars are included. */
const searchIndexes = new WeakMap<ContestStanding, Map<boolean, KnownIndex>>();

/** Returns the search index of the current revision of the board. */
function findSearchIndex(board: ContestBoard, request: RankRequest): SearchIndex {
  const revision = board.revision();
  const ofView = searchIndexes.get(request.view) ?? new Map<boolean, KnownIndex>();
  searchIndexes.set(request.view, ofView);
  const known = ofView.get(request.withStars);
  if (known?.revision === revision) return known.index;
  const index = createSearchIndex(listAllIds(request), (id) => searchTextOf(board, id));
  ofView.set(request.withStars, { revision, index });
  return index;
}

const listAllIds = ({ view, withStars }: RankRequest): string[] =>
  view.standing
    .rows({ from: 0, count: Number.MAX_SAFE_INTEGER, withStars })
    .map(({ contestantId }) => contestantId);

/** The viewer and the followed contestants, best first. They also appear at their own rank. */
function listTop({ viewerId, concernedIds, view, withStars }: RankRequest): string[] {
  const { standing } = view;
  const isShown = (id: string) => {
    const row = standing.find(id);
    return row !== undefined && (withStars || !row.isStar);
  };
  const positionOf = (id: string) => standing.positionOf(id) ?? 0;
  const concerned = [...new Set(concernedIds)].filter(isShown);
  const own = viewerId !== undefined && isShown(viewerId) ? [viewerId] : [];
  return [...own, ...concerned.sort((one, other) => positionOf(one) - positionOf(other))];
}

/** School and name, separated by a character that no keyword contains. */
function searchTextOf({ contest, people }: ContestBoard, id: string): string {
  const person = people.get(id);
  if (person === undefined) return '';
  return `${person.school ?? ''}\0${person[contest.shownName] ?? ''}`.toLowerCase();
}
