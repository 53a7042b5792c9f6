/** The progress matrix: participants and problems, with the state of each cell. */
import { makePage, toWireDate, type Locale, type MatrixRow } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { titleFor } from '../../../platform/translated-columns.ts';
import { rankedTraining, type ProgressLoaders } from '../rank/list-rank.ts';
import type { Participant, Participants } from '../rank/load-participants.ts';
import { createRowLoader } from '../rank/memoize-rows.ts';
import type { CellRow, RankedTraining } from '../rank/participants.repository.ts';
import type { ShownProblem } from '../training-problems.repository.ts';
import { dueAtOf, lateFactorOf, presentCell } from '../trainings.presenter.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import { filterParticipants, type MatrixFilter } from './filter-participants.ts';
import { mapProblemResults } from './matrix.repository.ts';

type ProblemResults = Awaited<ReturnType<typeof mapProblemResults>>;

export function createMatrix({ loadParticipants, loadProblems }: ProgressLoaders) {
  const loadRows = createRowLoader((participant: Participant, cells, { problems }) =>
    describeRow(participant, cells, problems),
  );
  const loadResults = createResultsLoader();
  return async (
    database: Queryable,
    training: TrainingRow,
    { filter, page, locale }: { filter: MatrixFilter; page: PageRequest; locale: Locale },
  ) => {
    const ranked = rankedTraining(training);
    const [problems, participants] = await Promise.all([
      loadProblems(database, training.id),
      hasParticipants(training) ? loadParticipants(database, ranked) : noParticipants,
    ]);
    const trainingId = training.id;
    const found = await filterParticipants(database, participants, {
      trainingId,
      filter,
      problemCount: problems.length,
    });
    const offset = offsetOf(page);
    const onPage = found.slice(offset, offset + page.limit);
    const records = await loadRows(database, { trainingId, participants: onPage, problems, variant: '' });
    const results = await loadResults(database, ranked, participants);
    return {
      dueAt: dueAtOf(training),
      lateFactor: lateFactorOf(training),
      problems: problems.map((problem) => ({
        pid: problem.id,
        problemId: problem.displayId,
        title: titleFor(problem, locale),
        ...(results.get(problem.id) ?? { solved: 0, failed: 0 }),
      })),
      participantCount: participants.ranked.length,
      rows: makePage(records, found.length, page),
    };
  };
}

const noParticipants: Participants = { ranked: [] };

/** The results of each problem, counted once while no participant changes: then the list is the same object. */
function createResultsLoader() {
  const known = new WeakMap<Participants, Promise<ProblemResults>>();
  return async (
    database: Queryable,
    training: RankedTraining,
    participants: Participants,
  ): Promise<ProblemResults> => {
    if (participants.ranked.length === 0) return new Map();
    const counting = known.get(participants) ?? mapProblemResults(database, training);
    known.set(participants, counting);
    counting.catch(() => known.delete(participants));
    return counting;
  };
}

export const describeRow = (
  row: Participant,
  cells: readonly CellRow[],
  problems: readonly ShownProblem[],
): MatrixRow => ({
  uid: row.id,
  username: row.username,
  nickname: row.nickname,
  realname: row.realname,
  school: row.school,
  number: row.studentNumber,
  avatar: row.avatarUrl,
  isRegistered: row.isRegistered,
  isDisabled: row.isDisabled,
  ac: row.solved,
  lateCount: row.late,
  score: row.score,
  attempts: row.attempts,
  totalRunTime: row.totalRunTimeMs,
  lastSubmission: row.lastSubmittedAt === null ? null : toWireDate(row.lastSubmittedAt),
  cells: describeCells(cells, problems),
});

function describeCells(cells: readonly CellRow[], problems: readonly ShownProblem[]): MatrixRow['cells'] {
  const byProblem = new Map(cells.map((cell) => [cell.problemId, cell]));
  return Object.fromEntries(
    problems.flatMap(({ id, displayId }) => {
      const cell = byProblem.get(id);
      if (cell === undefined) return [];
      const { acceptedAt, lastSubmittedAt, ...rest } = cell;
      const acceptedMs = acceptedAt?.getTime() ?? null;
      return [[displayId, presentCell({ ...rest, acceptedMs, lastSubmittedMs: lastSubmittedAt.getTime() })]];
    }),
  );
}
