/** The data of one contest in the memory of this server: the source of everything that the Contest API returns. */
import { isUnderWay } from '@touchstone/contract';
import type { ContestRules } from '@touchstone/rules/contests/contest-access';
import type { ContestRow } from '../contests/index.ts';
import { createContestBoard, type ContestBoard, type ContestantRow } from '../standings/index.ts';
import type { AnnouncementRow, SubmissionRow } from './clics.repository.ts';
import type { ContestProblemRow } from '../contests/index.ts';

export type ProblemFact = ContestProblemRow & { timeLimitMs: number; caseCount: number };

export interface LoadedContest {
  contest: ContestRow;
  rules: ContestRules;
  /** In board order, without private ones. */
  problems: readonly ProblemFact[];
  languages: readonly string[];
  stars: ReadonlySet<string>;
  /** Users who are on no board: the owner and super administrators. */
  excluded: ReadonlySet<string>;
  registered: readonly string[];
  people: Map<string, ContestantRow>;
  announcements: readonly AnnouncementRow[];
  /** The time when loading started. */
  loadedMs: number;
}

export interface ContestFacts extends LoadedContest {
  board: ContestBoard;
  submissions: ReadonlyMap<number, SubmissionRow>;
  /** The languages of the submissions. */
  usedLanguages: () => ReadonlySet<string>;
  /** Submissions of one contestant to one problem. */
  submissionsAt: (userId: string, contestProblemId: number) => readonly SubmissionRow[];
  /** Users who registered or submitted. */
  teams: () => readonly ContestantRow[];
  teamCount: () => number;
  /** Submissions of the cell that wait for a verdict. */
  pendingAt: (userId: string, contestProblemId: number) => readonly SubmissionRow[];
  /** The time of the last verdict; null while a submission waits for one. */
  lastVerdictMs: () => number | null;
  /** Adds rows while the contest is loaded, before any feed reads it. */
  add: (rows: readonly SubmissionRow[]) => void;
  /** Replaces a submission by its current row; undefined when it was deleted. */
  change: (id: number, row: SubmissionRow | undefined) => void;
}

const cellKey = (userId: string, contestProblemId: number) => `${String(contestProblemId)} ${userId}`;

/** Starts without any submission. */
export function createContestFacts(loaded: LoadedContest): ContestFacts {
  const { contest, problems, stars, excluded, people } = loaded;
  const board = createContestBoard({ contest, problems, stars, excluded, people });
  const submissions = new Map<number, SubmissionRow>();
  const cells = new Map<string, Map<number, SubmissionRow>>();
  const pending = new Set<number>();
  const usedLanguages = new Set<string>();
  const problemIds = new Set(problems.map(({ id }) => id));
  const teamIds = new Set(loaded.registered.filter((id) => !excluded.has(id)));
  let lastVerdictMs = 0;

  const isCounted = ({ userId, contestProblemId }: SubmissionRow) =>
    !excluded.has(userId) &&
    people.has(userId) &&
    contestProblemId !== null &&
    problemIds.has(contestProblemId);

  const put = (row: SubmissionRow) => {
    submissions.set(row.id, row);
    teamIds.add(row.userId);
    usedLanguages.add(row.language);
    const key = cellKey(row.userId, row.contestProblemId ?? 0);
    const cell = cells.get(key) ?? new Map<number, SubmissionRow>();
    cells.set(key, cell.set(row.id, row));
    if (isUnderWay(row.status)) pending.add(row.id);
    else {
      pending.delete(row.id);
      lastVerdictMs = Math.max(lastVerdictMs, row.updatedAt.getTime());
    }
  };

  const drop = (row: SubmissionRow) => {
    submissions.delete(row.id);
    cells.get(cellKey(row.userId, row.contestProblemId ?? 0))?.delete(row.id);
    pending.delete(row.id);
  };

  const submissionsAt = (userId: string, contestProblemId: number) => [
    ...(cells.get(cellKey(userId, contestProblemId))?.values() ?? []),
  ];

  return {
    ...loaded,
    board,
    submissions,
    usedLanguages: () => usedLanguages,
    submissionsAt,
    teams: () => [...teamIds].flatMap((id) => people.get(id) ?? []),
    pendingAt: (userId, contestProblemId) =>
      pending.size === 0
        ? []
        : submissionsAt(userId, contestProblemId).filter(({ status }) => isUnderWay(status)),
    teamCount: () => teamIds.size,
    lastVerdictMs: () => (pending.size === 0 ? lastVerdictMs : null),
    add: (rows) => {
      const counted = rows.filter(isCounted);
      for (const row of counted) put(row);
      board.add(counted);
    },
    change: (id, row) => {
      const former = submissions.get(id);
      const next = row !== undefined && isCounted(row) ? row : undefined;
      if (former !== undefined) drop(former);
      if (next !== undefined) put(next);
      for (const { userId, contestProblemId } of [former, next].flatMap((one) => one ?? [])) {
        const cell = { userId, contestProblemId: contestProblemId ?? 0 };
        board.replace([cell], submissionsAt(cell.userId, cell.contestProblemId));
      }
    },
  };
}
