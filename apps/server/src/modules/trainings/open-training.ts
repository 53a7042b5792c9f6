/** The access check of a training: every call that returns its content uses one of these functions. */
import type { Queryable } from '@touchstone/database';
import {
  canManageTraining,
  decideTrainingAccess,
  decideTrainingIntroduction,
  type TrainingAccess,
  type TrainingFacts,
  type TrainingRegistration,
} from '@touchstone/rules/trainings/training-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { loadTrainingLock } from '../membership/index.ts';
import { findRegistration, findTraining, type TrainingRow } from './trainings.repository.ts';

export const trainingRefusals = {
  missing: 'trainingNotFound',
  'group-only': 'trainingOfGroup',
  password: 'trainingNotRegistered',
  barred: 'trainingBarred',
} as const satisfies Record<Exclude<TrainingAccess, 'open'>, string>;

export interface IntroducedTraining {
  training: TrainingRow;
  facts: TrainingFacts;
  /** Author, root of the group or super administrator. */
  canManage: boolean;
}

export async function loadTrainingFacts(
  database: Queryable,
  viewer: Viewer | undefined,
  training: Pick<TrainingRow, 'authorId' | 'visibility' | 'isListed' | 'groupId'>,
): Promise<TrainingFacts> {
  const standings = await loadGroupStandings(database, viewer, [training.groupId]);
  const { authorId, visibility, isListed } = training;
  return { authorId, visibility, isListed, groupStanding: standings(training.groupId) };
}

/** A training whose introduction the viewer may see. A hidden training is reported as missing. */
export async function introduceTraining(
  database: Queryable,
  viewer: Viewer | undefined,
  id: number,
): Promise<IntroducedTraining> {
  const training = await findTraining(database, id);
  if (training === undefined) throw callError('trainingNotFound');
  const facts = await loadTrainingFacts(database, viewer, training);
  const introduction = decideTrainingIntroduction(viewer, facts);
  if (introduction !== 'open') throw callError(trainingRefusals[introduction]);
  return { training, facts, canManage: canManageTraining(viewer, facts) };
}

export async function loadRegistration(
  database: Queryable,
  viewer: Viewer | undefined,
  trainingId: number,
): Promise<TrainingRegistration> {
  if (viewer === undefined) return 'none';
  const found = await findRegistration(database, { trainingId, userId: viewer.id });
  if (found === undefined) return 'none';
  return found.isDisabled ? 'disabled' : 'active';
}

export type TrainingParts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Throws if the training needs a membership that the viewer does not have. */
export async function refuseLocked(
  parts: TrainingParts,
  viewer: Viewer | undefined,
  { training, facts }: IntroducedTraining,
): Promise<void> {
  const lock = await loadTrainingLock(parts, viewer, { ...facts, trainingId: training.id });
  if (lock !== undefined) throw callError('trainingLocked', lock).withData({ lock });
}

/** A training whose problems and rank the viewer may see. */
export async function openTraining(
  parts: TrainingParts,
  viewer: Viewer | undefined,
  id: number,
): Promise<IntroducedTraining> {
  const { database } = parts;
  const introduced = await introduceTraining(database, viewer, id);
  const { facts, training } = introduced;
  const registration =
    training.visibility === 'private' ? await loadRegistration(database, viewer, id) : 'none';
  const access = decideTrainingAccess(viewer, facts, registration);
  if (access !== 'open') throw callError(trainingRefusals[access]);
  await refuseLocked(parts, viewer, introduced);
  return introduced;
}

/** For calls limited to administrators of the training. */
export async function openTrainingAsAdmin(
  database: Queryable,
  viewer: Viewer,
  id: number,
): Promise<IntroducedTraining> {
  const introduced = await introduceTraining(database, viewer, id);
  if (!introduced.canManage) throw callError('trainingAdminOnly');
  return introduced;
}
