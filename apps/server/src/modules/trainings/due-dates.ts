/** The due dates of the trainings of a list, with the viewer's on-time and late counts. */
import { statuses, toWireDate } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { decideTrainingIntroduction } from '@touchstone/rules/trainings/training-access';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { loadOwnCells } from './own-progress.ts';
import { listShownProblems } from './training-problems.repository.ts';
import { lateFactorOf } from './trainings.presenter.ts';
import { listTrainingsById, type TrainingRow } from './trainings.repository.ts';

export async function loadDueDates(database: Queryable, viewer: Viewer, tids: readonly number[]) {
  const rows = await listTrainingsById(database, [...new Set(tids)]);
  const standings = await loadGroupStandings(
    database,
    viewer,
    rows.map(({ groupId }) => groupId),
  );
  const isSeen = ({ authorId, visibility, isListed, groupId }: TrainingRow) =>
    decideTrainingIntroduction(viewer, {
      authorId,
      visibility,
      isListed,
      groupStanding: standings(groupId),
    }) === 'open';
  const entries: [string, Awaited<ReturnType<typeof describeDueDate>>][] = [];
  for (const training of rows.filter((row) => row.dueAt !== null && isSeen(row)))
    entries.push([String(training.id), await describeDueDate(database, viewer, training)]);
  return Object.fromEntries(entries);
}

async function describeDueDate(database: Queryable, viewer: Viewer, training: TrainingRow) {
  const problems = await listShownProblems(database, training.id);
  const cells = await loadOwnCells(database, training, { userId: viewer.id, problems });
  const solved = [...cells.values()].filter(({ status }) => status === statuses.accepted);
  const lateCount = solved.filter(({ isLate }) => isLate).length;
  return {
    dueAt: toWireDate(training.dueAt ?? new Date(0)),
    lateFactor: lateFactorOf(training),
    onTimeCount: solved.length - lateCount,
    lateCount,
  };
}
