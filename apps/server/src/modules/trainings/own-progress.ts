/**
 * What the viewer has reached in a training. It is computed from the viewer's submissions, so that it also exists where
 * there are no cells: in public trainings, and for administrators who have not registered.
 */
import { statuses, toWireDate, type MembershipLock, type OwnTrainingProgress } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import {
  decideTrainingAccess,
  hasParticipants,
  type TrainingAccess,
} from '@touchstone/rules/trainings/training-access';
import type { TrainingCell } from '@touchstone/rules/trainings/training-cell';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { hadLevel, loadTrainingLock } from '../membership/index.ts';
import { introduceTraining, loadRegistration, type TrainingParts } from './open-training.ts';
import { computeCells } from './progress/compute-cells.ts';
import { listCountedSubmissions } from './progress/progress.repository.ts';
import { listShownProblems, type ShownProblem } from './training-problems.repository.ts';
import { dueAtOf, lateFactorOf, presentCell } from './trainings.presenter.ts';
import type { TrainingRow } from './trainings.repository.ts';

/** By problem id. Problems without a result are absent. */
export async function loadOwnCells(
  database: Queryable,
  training: TrainingRow,
  { userId, problems }: { userId: string; problems: readonly ShownProblem[] },
): Promise<Map<number, TrainingCell>> {
  const submissions = await listCountedSubmissions(database, {
    problemIds: problems.map(({ id }) => id),
    groupId: training.groupId,
    userIds: [userId],
  });
  const points = problems.filter(({ scoring }) => scoring === 'oi');
  const fullScores = new Map(points.map(({ id, fullScore }) => [id, fullScore]));
  const cells = computeCells(training, submissions, fullScores);
  return new Map(cells.map((cell) => [cell.problemId, cell]));
}

export async function loadOwnProgress(
  parts: TrainingParts,
  viewer: Viewer,
  tid: number,
): Promise<OwnTrainingProgress> {
  const { database, clock } = parts;
  const { training, facts, canManage } = await introduceTraining(database, viewer, tid);
  const registration = await loadRegistration(database, viewer, tid);
  const access = decideTrainingAccess(viewer, facts, registration);
  const lock = await loadTrainingLock(parts, viewer, { ...facts, trainingId: tid });
  const isOpen = access === 'open' && (await isReadable(database, viewer, lock));
  // Without access there is nothing to learn about the problems, not even which of them the viewer solved.
  const problems = isOpen ? await listShownProblems(database, tid) : [];
  const cells = await loadOwnCells(database, training, { userId: viewer.id, problems });
  const solved = [...cells.values()].filter(({ status }) => status === statuses.accepted);
  return {
    tid,
    access: presentAccess(access, lock),
    lock: lock ?? null,
    canManage,
    isRegistered: registration !== 'none',
    hasRank: hasParticipants(training),
    dueAt: dueAtOf(training),
    lateFactor: lateFactorOf(training),
    now: toWireDate(clock()),
    problemCount: training.problemCount,
    acCount: solved.length,
    lateCount: solved.filter(({ isLate }) => isLate).length,
    score: [...cells.values()].reduce((sum, { score }) => sum + score, 0),
    cells: Object.fromEntries(
      problems.flatMap(({ id, displayId }) => {
        const cell = cells.get(id);
        return cell === undefined ? [] : [[displayId, presentCell(cell)]];
      }),
    ),
  };
}

/** A membership that ended in the middle of a training leaves its results readable. */
const isReadable = async (database: Queryable, viewer: Viewer, lock: MembershipLock | undefined) =>
  lock === undefined || hadLevel(database, { userId: viewer.id, level: lock.level });

function presentAccess(
  access: TrainingAccess,
  lock: MembershipLock | undefined,
): OwnTrainingProgress['access'] {
  if (access === 'open') return lock === undefined ? 'open' : 'locked';
  return access === 'barred' ? 'barred' : 'password';
}
