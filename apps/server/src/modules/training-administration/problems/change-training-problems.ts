/**
 * Adding, ranking, ordering and removing the problems of a training. Adding and removing lock the problem first, so that no
 * verdict is missed (see `trainings/progress/update-progress.ts`), and compute the progress in the same transaction.
 */
import { trainingLimits } from '@touchstone/contract';
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction, type Queryable } from '@touchstone/database';
import { findRankErrors } from '@touchstone/rules/trainings/training-form';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findProblemByDisplayId } from '../../problems/index.ts';
import {
  confirmMovedMarks,
  lockProblemsOfTraining,
  recomputeProgress,
  recountTrainings,
  updateTraining,
  type TrainingRow,
} from '../../trainings/index.ts';
import {
  getAdministeredTraining,
  lockAdministeredTraining,
  recordTrainingChange,
  type TrainingArea,
} from '../administered-training.ts';
import {
  deleteEntry,
  findCandidate,
  findEntry,
  insertEntry,
  listEntries,
  orderEntries,
  updateRank,
} from './training-problems.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface Target {
  tid: number;
  area: TrainingArea;
}

type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

/** A public problem of the site. */
export const addFromBank = (parts: Parts, by: Actor, { pid, ...target }: Target & { pid: number }) =>
  addProblem(parts, by, {
    ...target,
    pid,
    check: (problem) => {
      if (problem?.visibility !== 'public' || problem.groupId !== null)
        throw callError('trainingProblemUnavailable');
      return problem;
    },
  });

/** A problem of the training's own group, by its display id. */
export async function addFromGroup(
  parts: Parts,
  by: Actor,
  { displayId, ...target }: Target & { displayId: string },
) {
  const found = await findProblemByDisplayId(parts.database, displayId);
  await addProblem(parts, by, {
    ...target,
    pid: found?.id ?? 0,
    check: (problem, training) => {
      const isOfGroup = problem !== undefined && problem.groupId === training.groupId;
      if (!isOfGroup || problem.archivedVisibility !== null) throw callError('trainingProblemNotOfGroup');
      return problem;
    },
  });
}

interface Addition extends Target {
  pid: number;
  check: (problem: Candidate | undefined, training: TrainingRow) => Candidate;
}

async function addProblem({ database, clock }: Parts, by: Actor, { tid, area, pid, check }: Addition) {
  // The first check is without locks, so that a refused request blocks no verdict.
  await getAdministeredTraining(database, by.viewer, { id: tid, area, right: 'problems' });
  await inTransaction(database, async (transaction) => {
    await lockProblemsOfTraining(transaction, [pid]);
    const training = await lockForProblems(transaction, by, { tid, area });
    const problem = check(await findCandidate(transaction, pid), training);
    const existing = await listEntries(transaction, tid);
    const maximum = trainingLimits.problemsMaximum;
    if (existing.length >= maximum) throw callError('trainingProblemsTooMany', { maximum });
    const isNew = await insertEntry(transaction, { trainingId: tid, problemId: pid, now: clock() });
    if (!isNew) throw callError('trainingProblemAdded');
    await recomputeProgress(transaction, training, { problemIds: [pid] });
    await finish(transaction, by, {
      tid,
      now: clock(),
      action: 'training.add-problem',
      after: { problemId: problem.displayId, title: problem.title },
    });
  });
}

export async function removeFromTraining(
  { database, clock }: Parts,
  by: Actor,
  { tid, area, pid, confirm }: Target & { pid: number; confirm?: readonly EffectKind[] | undefined },
) {
  await getAdministeredTraining(database, by.viewer, { id: tid, area, right: 'problems' });
  await inTransaction(database, async (transaction) => {
    await lockProblemsOfTraining(transaction, [pid]);
    await lockForProblems(transaction, by, { tid, area });
    await confirmMovedMarks(transaction, { trainingId: tid, confirm }, async () => {
      const isRemoved = await deleteEntry(transaction, { trainingId: tid, problemId: pid });
      if (!isRemoved) throw callError('trainingProblemMissing');
      await recountTrainings(transaction, [tid]);
    });
    await finish(transaction, by, {
      tid,
      now: clock(),
      action: 'training.remove-problem',
      after: { pid },
    });
  });
}

interface RankedProblem {
  id?: number | undefined;
  tid?: number | undefined;
  pid?: number | undefined;
  rank?: number | null | undefined;
}

/** The row is named by its id, or by training and problem. */
export async function rankProblem(
  { database, clock }: Parts,
  by: Actor,
  { area, sent }: { area: TrainingArea; sent: RankedProblem },
) {
  const rank = sent.rank ?? Number.NaN;
  const [error] = findRankErrors(rank);
  if (error !== undefined) throw callError('trainingFormInvalid', error);
  await inTransaction(database, async (transaction) => {
    const named = sent.id === undefined ? undefined : await findEntry(transaction, sent.id);
    const tid = sent.id === undefined ? (sent.tid ?? 0) : (named?.trainingId ?? 0);
    await lockForProblems(transaction, by, { tid, area });
    const entry =
      named ?? (await listEntries(transaction, tid)).find(({ problemId }) => problemId === sent.pid);
    if (entry === undefined) throw callError('trainingProblemMissing');
    await updateRank(transaction, { id: entry.id, rank, now: clock() });
    await finish(transaction, by, {
      tid,
      now: clock(),
      action: 'training.rank-problem',
      after: { problemId: entry.displayId, rank },
    });
  });
}

/** The list must name every problem of the training once: an older list would bring back or lose a problem. */
export async function orderProblems(
  { database, clock }: Parts,
  by: Actor,
  { tid, pidList }: { tid: number; pidList: readonly number[] },
) {
  await inTransaction(database, async (transaction) => {
    await lockForProblems(transaction, by, { tid, area: 'any' });
    const known = new Set((await listEntries(transaction, tid)).map(({ problemId }) => problemId));
    const sent = new Set(pidList);
    const isComplete =
      sent.size === pidList.length && sent.size === known.size && pidList.every((pid) => known.has(pid));
    if (!isComplete) throw callError('trainingOrderOutdated');
    await orderEntries(transaction, { trainingId: tid, problemIds: pidList, now: clock() });
    await finish(transaction, by, {
      tid,
      now: clock(),
      action: 'training.order-problems',
      after: { pidList },
    });
  });
}

const lockForProblems = (transaction: Queryable, by: Actor, { tid, area }: Target) =>
  lockAdministeredTraining(transaction, by.viewer, { id: tid, area, right: 'problems' });

async function finish(
  transaction: Queryable,
  by: Actor,
  { tid, now, ...entry }: { tid: number; now: Date; action: string; after: object },
) {
  await updateTraining(transaction, tid, { updatedAt: now });
  await recordTrainingChange(transaction, by, { trainingId: tid, ...entry });
}
