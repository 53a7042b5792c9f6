import {
  previewOutcomes,
  toWireDate,
  type Locale,
  type PreviewOutcome,
  type PreviewState,
  type WireListedPreview,
  type WirePreview,
  type WirePreviewBoardRow,
  type WirePreviewChange,
  type WirePreviewPerson,
  type WirePreviewResult,
} from '@touchstone/contract';
import type { ComparedRow, RowDifference } from '@touchstone/rules/contests/board-difference';
import { findDecidingCase, type ComparedCase } from '@touchstone/rules/judging/rejudge-outcome';
import { contestTitleFor } from '../../platform/translated-columns.ts';
import type { BoardPerson } from './preview-board.ts';
import type { ChangeRow, CountedResult } from './preview-results.repository.ts';
import type { PreviewRow } from './previews.repository.ts';
import type { AffectedUser } from './told-users.ts';

export function stateOf({ undoneAt, appliedAt, left }: PreviewRow): PreviewState {
  if (undoneAt !== null) return 'undone';
  if (appliedAt !== null) return 'applied';
  return left > 0 ? 'running' : 'ready';
}

const wireDateOf = (date: Date | null) => (date === null ? null : toWireDate(date));

export function presentListedPreview(row: PreviewRow, locale: Locale): WireListedPreview {
  const { title, titleTranslations, displayTitle } = row;
  return {
    id: row.id,
    state: stateOf(row),
    pid: row.problemId,
    problemId: row.contestDisplayId ?? row.displayId,
    problemTitle: title === null ? null : contestTitleFor({ title, titleTranslations, displayTitle }, locale),
    cid: row.contestId,
    contestTitle: row.contestTitle,
    isEverywhere: row.isEverywhere,
    startedAt: toWireDate(row.startedAt),
    startedBy: row.startedBy,
    appliedAt: wireDateOf(row.appliedAt),
    appliedBy: row.appliedBy,
    undoneAt: wireDateOf(row.undoneAt),
    undoneBy: row.undoneBy,
    total: row.total,
    judged: row.total - row.left,
  };
}

type OutcomeCounts = Record<PreviewOutcome, number>;

const countOutcomes = (results: readonly CountedResult[]): OutcomeCounts =>
  Object.fromEntries(
    previewOutcomes.map((outcome) => [
      outcome,
      results.reduce((sum, result) => sum + (result.outcome === outcome ? result.count : 0), 0),
    ]),
  ) as OutcomeCounts;

interface NamedProblem {
  id: number;
  displayId: string;
  title: string;
  titleTranslations: unknown;
  contestDisplayId: string | null;
  displayTitle: string | null;
}

interface PreviewParts extends Pick<WirePreview, 'contests' | 'staleReasons' | 'isUndoable'> {
  results: readonly CountedResult[];
  problems: readonly NamedProblem[];
  users: readonly AffectedUser[];
  locale: Locale;
}

export function presentPreview(row: PreviewRow, parts: PreviewParts): WirePreview {
  const { results, problems, users, locale, contests, staleReasons, isUndoable } = parts;
  return {
    ...presentListedPreview(row, locale),
    counts: countOutcomes(results),
    moves: countMoves(results),
    problems: problems.map((problem) => ({
      pid: problem.id,
      problemId: problem.contestDisplayId ?? problem.displayId,
      title: contestTitleFor(problem, locale),
      counts: countOutcomes(results.filter(({ problemId }) => problemId === problem.id)),
    })),
    contests,
    affectedUsers: users.length,
    toldUsers: users.filter(({ isTold }) => isTold).length,
    staleReasons,
    isUndoable,
  };
}

function countMoves(results: readonly CountedResult[]): WirePreview['moves'] {
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  const groups = Map.groupBy(changed, ({ statusBefore, status }) => `${statusBefore} ${status}`);
  return [...groups.values()]
    .map((group) => ({
      from: group[0]?.statusBefore ?? 0,
      to: group[0]?.status ?? 0,
      count: group.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => other.count - one.count || one.from - other.from || one.to - other.to);
}

export const presentChange = (row: ChangeRow, locale: Locale): WirePreviewChange => ({
  submitId: row.id,
  uid: row.userId,
  username: row.username,
  pid: row.problemId,
  problemId: row.contestDisplayId ?? row.displayId,
  problemTitle: contestTitleFor(row, locale),
  cid: row.contestId,
  language: row.language,
  submitTime: toWireDate(row.submittedAt),
  outcome: row.outcome,
  before: presentResult({
    status: row.statusBefore,
    score: row.scoreBefore,
    timeMs: row.timeMsBefore,
    memoryKb: row.memoryKbBefore,
    cases: row.casesBefore,
  }),
  after: presentResult({ ...row, score: row.scoring === 'oi' ? (row.score ?? 0) : null }),
});

interface PresentedResult {
  status: number;
  score: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  cases: readonly ComparedCase[];
}

function presentResult({ status, score, timeMs, memoryKb, cases }: PresentedResult): WirePreviewResult {
  const deciding = findDecidingCase(status, cases);
  return {
    status,
    score,
    time: timeMs,
    memory: memoryKb,
    decidingCase: deciding === undefined ? null : { seq: deciding.seq, status: deciding.status },
    caseCount: cases.length,
  };
}

export const presentPerson = ({ userId, ...user }: AffectedUser): WirePreviewPerson => ({
  uid: userId,
  ...user,
});

const presentPlace = (row: ComparedRow<BoardPerson> | null) =>
  row && { rank: row.rank, result: row.result, time: row.time, award: row.award };

export const presentBoardRow = (row: RowDifference<BoardPerson>): WirePreviewBoardRow => ({
  uid: row.contestantId,
  ...row.person,
  before: presentPlace(row.before),
  after: presentPlace(row.after),
  isChanged: row.isChanged,
  changedProblems: [...row.changedProblems],
  firstsGained: [...row.firstsGained],
  firstsLost: [...row.firstsLost],
});
