/**
 * A page of a board: who asks and whom he follows on top, then everybody, searched and cut into pages.
 *
 * How this works: many ask for the same rows at once, and describing, checking and writing a row costs more than finding it.
 * A row is described once for each revision of the board, and shared: its text is kept with it. Without a search only the
 * wanted rows are looked at, whatever the size of the contest.
 */
import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import { awardAt, shareAwards, type AwardRule, type AwardShare } from '@touchstone/rules/contests/awards';
import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import { shareAnswer } from '../../platform/http/answer-text.ts';
import type { ContestBoard, ContestStanding } from './contest-board.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface RankRequest {
  view: ContestStanding;
  /** On top, if he is ranked. */
  viewerId: string | undefined;
  concernedIds: readonly string[];
  keyword: string | undefined;
  withStars: boolean;
  /** For those who run the contest; everybody else sees real names only where the board goes by them. */
  showsRealNames: boolean;
  page: { currentPage: number; limit: number };
}

export type RankRow = AcmRankRow | OiRankRow;

export function readRankPage(board: ContestBoard, request: RankRequest): { rows: RankRow[]; total: number } {
  const { ids, total } = request.keyword === undefined ? cutPage(request) : searchPage(board, request);
  const describe = createDescriber(board, request);
  return { rows: ids.flatMap((id) => describe(id) ?? []), total };
}

/** Everybody once, best first. */
export function readWholeBoard(
  board: ContestBoard,
  request: Pick<RankRequest, 'view' | 'withStars' | 'showsRealNames'>,
): RankRow[] {
  const everybody = { from: 0, count: Number.MAX_SAFE_INTEGER, withStars: request.withStars };
  const describe = createDescriber(board, request);
  return request.view.standing.rows(everybody).flatMap(({ contestantId }) => describe(contestantId) ?? []);
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

/** Everybody with what is searched, as the board is now. */
function findSearchIndex(board: ContestBoard, request: RankRequest): SearchIndex {
  const { searched } = findDescribed(board, request.view);
  const known = searched.get(request.withStars);
  if (known !== undefined) return known;
  const index = createSearchIndex(listEverybody(request), (id) => searchTextOf(board, id));
  searched.set(request.withStars, index);
  return index;
}

const listEverybody = ({ view, withStars }: RankRequest): string[] =>
  view.standing
    .rows({ from: 0, count: Number.MAX_SAFE_INTEGER, withStars })
    .map(({ contestantId }) => contestantId);

/** Who asks, and whom he follows, best first: they stand at their places besides. */
function listTop({ viewerId, concernedIds, view, withStars }: RankRequest): string[] {
  const { standing } = view;
  const isShown = (id: string) => {
    const row = standing.find(id);
    return row !== undefined && (withStars || !row.isStar);
  };
  const placeOf = (id: string) => standing.placeOf(id) ?? 0;
  const concerned = [...new Set(concernedIds)].filter(isShown);
  const own = viewerId !== undefined && isShown(viewerId) ? [viewerId] : [];
  return [...own, ...concerned.sort((one, other) => placeOf(one) - placeOf(other))];
}

/** School and name. Nothing that is searched for holds the sign between them. */
function searchTextOf({ contest, people }: ContestBoard, id: string): string {
  const person = people.get(id);
  if (person === undefined) return '';
  return `${person.school ?? ''}\0${person[contest.shownName] ?? ''}`.toLowerCase();
}

/** What was made of a view of the board, until the board changes. */
interface DescribedRows {
  revision: number;
  /** By contestant. */
  plain: Map<string, RankRow>;
  withRealNames: Map<string, RankRow>;
  /** By whether stars are among them. */
  searched: Map<boolean, SearchIndex>;
}

const describedRows = new WeakMap<ContestStanding, DescribedRows>();

function findDescribed(board: ContestBoard, view: ContestStanding): DescribedRows {
  const revision = board.revision();
  const known = describedRows.get(view);
  if (known?.revision === revision) return known;
  const empty = { revision, plain: new Map(), withRealNames: new Map(), searched: new Map() };
  describedRows.set(view, empty);
  return empty;
}

function createDescriber(
  board: ContestBoard,
  { view, showsRealNames }: Pick<RankRequest, 'view' | 'showsRealNames'>,
) {
  const { contest } = board;
  const isRealNameShown = showsRealNames || contest.shownName === 'realname';
  const shares = shareAwards(
    contest.awardType,
    // The column holds what this very type describes.
    contest.awards as unknown as AwardRule[],
    view.standing.count(false),
  );
  const { plain, withRealNames } = findDescribed(board, view);
  const described = isRealNameShown ? withRealNames : plain;
  const describe = (id: string): RankRow | undefined => {
    const person = board.people.get(id);
    const row = view.standing.find(id);
    if (person === undefined || row === undefined) return undefined;
    const common = {
      rank: view.standing.rankOf(id) ?? -1,
      ...describeAward(shares, view.standing.awardPlaceOf(id)),
      uid: id,
      username: person.username,
      nickname: person.nickname,
      realname: isRealNameShown ? person.realname : null,
      school: person.school,
      gender: person.gender,
      avatar: person.avatarUrl,
    };
    return view.scoring === 'acm' ? describeAcm(common, view, id) : describeOi(common, view, id);
  };
  return (id: string): RankRow | undefined => {
    const known = described.get(id) ?? describe(id);
    if (known !== undefined && !described.has(id)) described.set(id, shareAnswer(known));
    return known;
  };
}

type CommonRow = Omit<AcmRankRow, 'ac' | 'total' | 'totalTime' | 'submissionInfo'>;

function describeAward(shares: readonly AwardShare[], place: number | undefined) {
  const award = place === undefined ? undefined : awardAt(shares, place);
  return {
    isWinAward: award !== undefined,
    awardName: award?.name ?? null,
    awardBackground: award?.background ?? null,
    awardColor: award?.color ?? null,
  };
}

function describeAcm(
  common: CommonRow,
  { standing }: Extract<ContestStanding, { scoring: 'acm' }>,
  id: string,
): AcmRankRow | undefined {
  const row = standing.find(id);
  if (row === undefined) return undefined;
  const cells = [...row.cells].map(([problem, cell]) => [
    problem,
    describeAcmCell(cell, standing.firstSolvedSecond(problem)),
  ]);
  return {
    ...common,
    ac: row.total.solved,
    total: row.total.tries,
    totalTime: row.total.seconds,
    submissionInfo: Object.fromEntries(cells) as AcmRankRow['submissionInfo'],
  };
}

function describeAcmCell(
  { errorCount, acceptedSecond, sealedTryCount, isAcceptedAfterEnd }: AcmCell,
  firstSecond: number | undefined,
) {
  return {
    errorNum: errorCount,
    ...(sealedTryCount > 0 && { tryNum: sealedTryCount }),
    ...(acceptedSecond !== null && {
      isAC: true,
      ACTime: acceptedSecond,
      isFirstAC: acceptedSecond === firstSecond,
      ...(isAcceptedAfterEnd && { isAfterContest: true }),
    }),
  };
}

function describeOi(
  common: CommonRow,
  { standing }: Extract<ContestStanding, { scoring: 'oi' }>,
  id: string,
): OiRankRow | undefined {
  const row = standing.find(id);
  if (row === undefined) return undefined;
  const cells = [...row.cells];
  const times = cells.flatMap(([problem, { bestRunTimeMs }]) =>
    bestRunTimeMs === null ? [] : [[problem, bestRunTimeMs] as const],
  );
  return {
    ...common,
    totalScore: row.total.score,
    totalTime: row.total.runTimeMs,
    submissionInfo: Object.fromEntries(cells.map(([problem, { score }]) => [problem, score])),
    timeInfo: Object.fromEntries(times),
  };
}
