/** Builds the complete reveal from the submissions of a contest. Pure. */
import type { Calls, DataOf } from '@touchstone/contract';
import { acmCell } from '@touchstone/rules/contests/acm-standing';
import {
  defaultMedals,
  shareAwards,
  type AwardRule,
  type AwardType,
  type MedalCounts,
} from '@touchstone/rules/contests/awards';
import type { ContestRecord } from '@touchstone/rules/contests/contest-records';
import {
  revealSteps,
  type RevealAwards,
  type RevealRow,
  type RevealStep,
} from '@touchstone/rules/contests/reveal-steps';
import { shownNameOf } from '../../board/users/shown-name.ts';

export type RevealInfo = DataOf<Calls['GET /api/get-contest-scroll-board-info']>;
export type RevealSubmission = DataOf<Calls['GET /api/get-contest-scroll-board-submission']>[number];

export interface Contender {
  readonly username: string;
  readonly name: string;
  readonly school: string;
  readonly avatar: string | null;
  readonly isStar: boolean;
}

/** The awards of the contest's form. */
export interface OwnAwards {
  readonly type: AwardType;
  readonly awards: readonly AwardRule[];
}

export interface RevealPlan {
  readonly problems: readonly { readonly displayId: string; readonly color: string | null }[];
  readonly rows: readonly RevealRow[];
  readonly contenders: ReadonlyMap<string, Contender>;
  readonly steps: readonly RevealStep[];
  /** Seconds from the start to the first accepted submission, by problem. */
  readonly firstSolved: ReadonlyMap<string, number>;
}

type RecordsByProblem = Map<string, ContestRecord[]>;

export function buildPlan(
  info: RevealInfo,
  submissions: readonly RevealSubmission[],
  medals: MedalCounts | undefined,
  own: OwnAwards = { type: 'none', awards: [] },
): RevealPlan {
  const problems = Object.entries(info.balloonColor).map(([displayId, color]) => ({ displayId, color }));
  const records = groupRecords(submissions);
  const contenders = listContenders(info, submissions);
  const rows = [...records].map(([contestantId, byProblem]): RevealRow => ({
    contestantId,
    isStar: contenders.get(contestantId)?.isStar === true,
    frozen: cellsOf(byProblem, info.sealTime),
    final: cellsOf(byProblem, null),
  }));
  const rankedCount = rows.filter(({ isStar }) => !isStar).length;
  const columns = problems.map(({ displayId }) => displayId);
  const steps = [...revealSteps(rows, columns, medals ?? chooseAwards(own, rankedCount))];
  return { problems, rows, contenders, steps, firstSolved: findFirstSolved(rows) };
}

/** The awards of the contest, or the usual medals if it has none. */
export const chooseAwards = ({ type, awards }: OwnAwards, rankedCount: number): RevealAwards =>
  type === 'none' ? defaultMedals(rankedCount) : shareAwards(type, awards, rankedCount);

function groupRecords(submissions: readonly RevealSubmission[]): Map<string, RecordsByProblem> {
  const records = new Map<string, RecordsByProblem>();
  for (const { uid, displayId, submitId, time, status } of submissions) {
    const own: RecordsByProblem = records.get(uid) ?? new Map<string, ContestRecord[]>();
    records.set(uid, own);
    const record = { submissionId: submitId, second: time, status, score: null, runTimeMs: null };
    own.set(displayId, [...(own.get(displayId) ?? []), record]);
  }
  return records;
}

/** The server already omits submissions after the end, so the window has no end here. */
function cellsOf(byProblem: RecordsByProblem, frozenFromSecond: number | null) {
  const window = { durationSeconds: Infinity, frozenFromSecond, includesAfterEnd: false };
  return new Map(
    [...byProblem].flatMap(([problem, records]) => {
      const cell = acmCell(records, window);
      return cell === undefined ? [] : [[problem, cell] as const];
    }),
  );
}

function listContenders(info: RevealInfo, submissions: readonly RevealSubmission[]): Map<string, Contender> {
  const nameOf = shownNameOf(info.rankShowName);
  const stars = new Set(info.starUserList);
  return new Map(
    submissions.map((submission) => [
      submission.uid,
      {
        username: submission.username,
        name: nameOf(submission),
        school: submission.school ?? '',
        avatar: submission.avatar,
        isStar: stars.has(submission.username),
      },
    ]),
  );
}

function findFirstSolved(rows: readonly RevealRow[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { final } of rows)
    for (const [problem, { acceptedSecond }] of final)
      if (acceptedSecond !== null && acceptedSecond < (first.get(problem) ?? Infinity))
        first.set(problem, acceptedSecond);
  return first;
}
