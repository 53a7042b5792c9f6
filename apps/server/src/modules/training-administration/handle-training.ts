/** Operations on a whole training. */
import { trainingLimits } from '@touchstone/contract';
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Actor } from '../../platform/http/call-context.ts';
import { requireConfirmed } from '../../platform/in-use.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countLearners,
  deleteTraining,
  insertTraining,
  lockProblemsOfTraining,
  lockTraining,
  recomputeProgress,
  updateTraining,
  type TrainingRow,
} from '../trainings/index.ts';
import {
  getAdministeredTraining,
  lockAdministeredTraining,
  recordTrainingChange,
  requireCreator,
  type TrainingArea,
} from './administered-training.ts';
import { findCategory } from './categories.repository.ts';
import { copyTrainingProblems, listEntries, listLeftOut } from './problems/training-problems.repository.ts';
import { describeTraining, recordOf } from './training-record.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function setTrainingListed(
  { database, clock }: Parts,
  by: Actor,
  { id, area, isListed }: { id: number; area: TrainingArea; isListed: boolean },
) {
  await inTransaction(database, async (transaction) => {
    const training = await lockAdministeredTraining(transaction, by.viewer, { id, area, right: 'manage' });
    if (training.isListed === isListed) return;
    await updateTraining(transaction, id, { isListed, updatedAt: clock() });
    await recordTrainingChange(transaction, by, {
      trainingId: id,
      action: 'training.change-status',
      before: { title: training.title, status: training.isListed },
      after: { status: isListed },
    });
  });
}

/** The problems and their submissions stay; progress and registrations go. */
export async function removeTraining(
  { database }: Pick<Parts, 'database'>,
  by: Actor,
  { id, area, confirm }: { id: number; area: TrainingArea; confirm?: readonly EffectKind[] | undefined },
) {
  await inTransaction(database, async (transaction) => {
    const training = await lockAdministeredTraining(transaction, by.viewer, { id, area, right: 'delete' });
    requireConfirmed({ progressDeleted: await countLearners(transaction, id) }, confirm);
    await deleteTraining(transaction, id);
    await recordTrainingChange(transaction, by, {
      trainingId: id,
      action: 'training.delete',
      before: { ...describeTraining(recordOf(training)), problemCount: training.problemCount },
    });
  });
}

interface CopyRequest {
  tid: number;
  /** Null or absent: outside groups. */
  gid?: number | undefined;
  title?: string | undefined;
}

/** The copy is hidden and has no due date, because the one of the last term has passed. */
export async function copyTraining({ database, clock }: Parts, by: Actor, { tid, gid, title }: CopyRequest) {
  const groupId = gid === undefined || gid === 0 ? null : gid;
  const source = await getAdministeredTraining(database, by.viewer, {
    id: tid,
    area: 'any',
    right: 'manage',
  });
  await requireCreator(database, by.viewer, groupId);
  return inTransaction(database, (transaction) =>
    copyInto(transaction, { by, source, groupId, title, now: clock() }),
  );
}

/** The caller has checked that the source may be copied to this group, or outside groups. */
export async function copyInto(
  transaction: Queryable,
  {
    by,
    source,
    groupId,
    title,
    now,
  }: { by: Actor; source: TrainingRow; groupId: number | null; title?: string | undefined; now: Date },
): Promise<{ tid: number; leftOut: string[] }> {
  const category =
    source.categoryId === null ? undefined : await findCategory(transaction, source.categoryId);
  const isCategoryShared = category !== undefined && (category.groupId ?? groupId) === groupId;
  const tid = await insertTraining(transaction, {
    title: (title?.trim() || source.title).slice(0, trainingLimits.titleMaximum).toWellFormed(),
    // A title of its own has no translations.
    titleTranslations: JSON.stringify(title?.trim() ? {} : source.titleTranslations),
    description: source.description,
    descriptionTranslations: JSON.stringify(source.descriptionTranslations),
    rank: source.rank,
    visibility: source.visibility,
    password: source.password,
    latePercent: source.latePercent,
    categoryId: isCategoryShared ? category.id : null,
    authorId: by.viewer.id,
    groupId,
    isListed: false,
    createdAt: now,
    updatedAt: now,
  });
  const entries = await listEntries(transaction, source.id);
  await lockProblemsOfTraining(
    transaction,
    entries.map(({ problemId }) => problemId),
  );
  const leftOut = await listLeftOut(transaction, { trainingId: source.id, groupId });
  await copyTrainingProblems(transaction, { from: source.id, to: tid, groupId, now });
  const copy = await lockTraining(transaction, tid);
  // Members of the group may have solved some of the problems there.
  if (copy !== undefined) await recomputeProgress(transaction, copy);
  await recordTrainingChange(transaction, by, {
    trainingId: tid,
    action: 'training.copy',
    after: { copiedFrom: source.id, title: source.title, groupId, leftOut },
  });
  return { tid, leftOut };
}
