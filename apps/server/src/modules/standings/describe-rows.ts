/**
 * Presents the rows of a board.
 *
 * How this works: many viewers request the same rows at once, and describing, validating and serializing a
 * row costs more than finding it. A row is described once and shared, with its cached JSON. When the board
 * has changed, the first request for a row compares it with its source values and reuses it if they are all
 * equal. A verdict changes one row, and the rank of some.
 */
import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import { awardAt, shareAwards, type AwardRule } from '@touchstone/rules/contests/awards';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import type { ContestBoard, ContestStanding } from './contest-board.ts';
import type { ContestantRow } from './standings.repository.ts';

export type RankRow = AcmRankRow | OiRankRow;

/** The values from which a row was described. */
interface RowSource {
  row: object;
  person: ContestantRow;
  rank: number;
  award: AwardRule | undefined;
  /** The problems that this contestant solved first. */
  firsts: string;
}

interface DescribedRow {
  /** The revision of the board at the last comparison. */
  revision: number;
  source: RowSource;
  described: RankRow;
}

interface DescribedView {
  /** By contestant. */
  plain: Map<string, DescribedRow>;
  withRealNames: Map<string, DescribedRow>;
}

const describedViews = new WeakMap<ContestStanding, DescribedView>();

function findDescribed(view: ContestStanding): DescribedView {
  const known = describedViews.get(view) ?? { plain: new Map(), withRealNames: new Map() };
  describedViews.set(view, known);
  return known;
}

export function createDescriber(
  board: ContestBoard,
  { view, showsRealNames }: { view: ContestStanding; showsRealNames: boolean },
) {
  const isRealNameShown = showsRealNames || board.contest.shownName === 'realname';
  const { plain, withRealNames } = findDescribed(view);
  const rows = isRealNameShown ? withRealNames : plain;
  const revision = board.revision();
  const findSource = createSourceFinder(board, view);
  return (id: string): RankRow | undefined => {
    const known = rows.get(id);
    if (known?.revision === revision) return known.described;
    const source = findSource(id);
    if (source === undefined) return undefined;
    if (known !== undefined && isSame(known.source, source)) {
      known.revision = revision;
      return known.described;
    }
    const described = describeRow(view, source, { id, isRealNameShown });
    if (described !== undefined) rows.set(id, { revision, source, described: memoizeSerialized(described) });
    return described;
  };
}

const isSame = (one: RowSource, other: RowSource) =>
  one.row === other.row &&
  one.person === other.person &&
  one.rank === other.rank &&
  one.award === other.award &&
  one.firsts === other.firsts;

function createSourceFinder({ contest, people }: ContestBoard, view: ContestStanding) {
  const { standing } = view;
  const shares = shareAwards(
    // A frozen board shows no awards: its order is not the final one.
    view.isFrozen ? 'none' : contest.awardType,
    // The column stores values of exactly this type.
    contest.awards as unknown as AwardRule[],
    standing.count(false),
  );
  return (id: string): RowSource | undefined => {
    const person = people.get(id);
    const row = standing.find(id);
    if (person === undefined || row === undefined) return undefined;
    const awardPlace = standing.awardIndexOf(id);
    return {
      row,
      person,
      rank: standing.rankOf(id) ?? -1,
      award: awardPlace === undefined ? undefined : awardAt(shares, awardPlace),
      firsts: view.scoring === 'acm' ? listFirsts(view, id) : '',
    };
  };
}

function listFirsts({ standing }: AcmView, id: string): string {
  const solvedFirst = [...(standing.find(id)?.cells ?? [])].filter(
    ([problem, { acceptedSecond }]) =>
      acceptedSecond !== null && acceptedSecond === standing.firstSolvedSecond(problem),
  );
  return solvedFirst.map(([problem]) => problem).join(' ');
}

type AcmView = Extract<ContestStanding, { scoring: 'acm' }>;
type OiView = Extract<ContestStanding, { scoring: 'oi' }>;

function describeRow(
  view: ContestStanding,
  { person, rank, award }: RowSource,
  { id, isRealNameShown }: { id: string; isRealNameShown: boolean },
): RankRow | undefined {
  const common = {
    rank,
    isWinAward: award !== undefined,
    awardName: award?.name ?? null,
    awardBackground: award?.background ?? null,
    awardColor: award?.color ?? null,
    uid: id,
    username: person.username,
    nickname: person.nickname,
    realname: isRealNameShown ? person.realname : null,
    school: person.school,
    gender: person.gender,
    avatar: person.avatarUrl,
  };
  return view.scoring === 'acm' ? describeAcm(common, view, id) : describeOi(common, view, id);
}

type CommonRow = Omit<AcmRankRow, 'ac' | 'total' | 'totalTime' | 'submissionInfo'>;

function describeAcm(common: CommonRow, { standing }: AcmView, id: string): AcmRankRow | undefined {
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
  { errorCount, acceptedSecond, frozenTryCount, isAcceptedAfterEnd }: AcmCell,
  firstSecond: number | undefined,
) {
  return {
    errorNum: errorCount,
    ...(frozenTryCount > 0 && { tryNum: frozenTryCount }),
    ...(acceptedSecond !== null && {
      isAC: true,
      ACTime: acceptedSecond,
      isFirstAC: acceptedSecond === firstSecond,
      ...(isAcceptedAfterEnd && { isAfterContest: true }),
    }),
  };
}

function describeOi(common: CommonRow, { standing }: OiView, id: string): OiRankRow | undefined {
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
