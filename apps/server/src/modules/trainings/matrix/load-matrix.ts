/** The progress matrix: participants and problems, with the state of each cell. */
import { makePage, toWireDate, type Locale, type MatrixRow } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import type { PageRequest } from '../../../platform/page-request.ts';
import { titleFor } from '../../../platform/translated-columns.ts';
import { rankedTraining } from '../rank/list-rank.ts';
import {
  countParticipants,
  listCells,
  readProgressVersion,
  type CellRow,
  type RankedTraining,
} from '../rank/participants.repository.ts';
import { createSharedPages } from '../rank/shared-pages.ts';
import { listShownProblems, type ShownProblem } from '../training-problems.repository.ts';
import { dueAtOf, lateFactorOf, presentCell } from '../trainings.presenter.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import {
  listMatrixRows,
  mapProblemResults,
  type MatrixFilter,
  type MatrixSourceRow,
} from './matrix.repository.ts';

interface MatrixRequest {
  training: RankedTraining;
  due: { dueAt: string | null; lateFactor: number | null };
  filter: MatrixFilter;
  page: PageRequest;
  locale: Locale;
}

export function createMatrix() {
  const load = createSharedPages({
    readSource: async (database, { training, filter, page, locale }: MatrixRequest) => {
      const problems = await listShownProblems(database, training.id);
      const [{ rows, total }, version, participantCount] = hasParticipants(training)
        ? await Promise.all([
            listMatrixRows(database, { training, filter, problemCount: problems.length, page }),
            readProgressVersion(database, training.id),
            countParticipants(database, training),
          ])
        : [{ rows: [], total: 0 }, '', 0];
      const columns = problems.map((problem) => ({
        pid: problem.id,
        problemId: problem.displayId,
        title: titleFor(problem, locale),
      }));
      return { problems: columns, rows, total, participantCount, version };
    },
    build: async (database, { training, due, page }, { problems, rows, total, participantCount }) => {
      const named = problems.map(({ pid, problemId }) => ({ id: pid, displayId: problemId }));
      const records = await describeRows(database, { trainingId: training.id, rows, problems: named });
      const results = await mapProblemResults(database, training);
      const columns = problems.map((problem) => ({
        ...problem,
        ...(results.get(problem.pid) ?? { solved: 0, failed: 0 }),
      }));
      return { ...due, problems: columns, participantCount, rows: makePage(records, total, page) };
    },
  });
  return (
    database: Queryable,
    training: TrainingRow,
    wanted: { filter: MatrixFilter; page: PageRequest; locale: Locale },
  ) =>
    load(database, {
      training: rankedTraining(training),
      due: { dueAt: dueAtOf(training), lateFactor: lateFactorOf(training) },
      ...wanted,
    });
}

type NamedProblem = Pick<ShownProblem, 'id' | 'displayId'>;

export async function describeRows(
  database: Queryable,
  {
    trainingId,
    rows,
    problems,
  }: { trainingId: number; rows: readonly MatrixSourceRow[]; problems: readonly NamedProblem[] },
): Promise<MatrixRow[]> {
  const cells = await listCells(database, {
    trainingId,
    userIds: rows.map(({ id }) => id),
    problemIds: problems.map(({ id }) => id),
  });
  const byUser = Map.groupBy(cells, ({ userId }) => userId);
  return rows.map((row) => describeRow(row, byUser.get(row.id) ?? [], problems));
}

const describeRow = (
  row: MatrixSourceRow,
  cells: readonly CellRow[],
  problems: readonly NamedProblem[],
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

function describeCells(cells: readonly CellRow[], problems: readonly NamedProblem[]): MatrixRow['cells'] {
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
