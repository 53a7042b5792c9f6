/** A page of a board: who asks and whom he follows on top, then everybody, searched and cut into pages. */
import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import { awardAt, shareAwards, type AwardRule, type AwardShare } from '@touchstone/rules/contests/awards';
import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import type { ContestBoard, ContestStanding } from './contest-board.ts';
import type { PersonRow } from './standings.repository.ts';

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
  const ids = listIds(board, request);
  const from = (request.page.currentPage - 1) * request.page.limit;
  const wanted = ids.slice(from, from + request.page.limit);
  const describe = createDescriber(board, request);
  return { rows: wanted.flatMap((id) => describe(id) ?? []), total: ids.length };
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

function listIds(
  board: ContestBoard,
  { view, viewerId, concernedIds, keyword, withStars }: RankRequest,
): string[] {
  const { standing } = view;
  const all = standing
    .rows({ from: 0, count: Number.MAX_SAFE_INTEGER, withStars })
    .map(({ contestantId }) => contestantId);
  const concerned = new Set(concernedIds);
  const isShown = (id: string) => {
    const row = standing.find(id);
    return row !== undefined && (withStars || !row.isStar);
  };
  const own = viewerId !== undefined && isShown(viewerId) ? [viewerId] : [];
  const followed = concerned.size === 0 ? [] : all.filter((id) => concerned.has(id));
  const ids = [...own, ...followed, ...all];
  return keyword === undefined ? ids : ids.filter((id) => isFound(board, id, keyword.toLowerCase()));
}

const shownName = ({ contest }: ContestBoard, person: PersonRow) => person[contest.shownName];

function isFound(board: ContestBoard, id: string, keyword: string): boolean {
  const person = board.people.get(id);
  if (person === undefined) return false;
  return [person.school, shownName(board, person)].some(
    (text) => text?.toLowerCase().includes(keyword) === true,
  );
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
  return (id: string): RankRow | undefined => {
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
