/**
 * What the membership of a viewer opens, at this moment and with the settings of this moment. The columns of the account answer
 * until their end; after it, the grants decide, because a job updates the columns only every few minutes.
 */
import type { Queryable } from '@touchstone/database';
import {
  benefitsOf,
  decideTrainingLock,
  discussionsPerDayOf,
  levelForDiscussions,
  levelForQuestions,
  levelForSolutions,
  levelForSubmitInterval,
  levelOfTraining,
  submitIntervalOf,
  type LevelLock,
  type TrainingLockFacts,
} from '@touchstone/rules/membership/benefits';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { listGrantsOf } from './ledger/grants.repository.ts';
import { isStoredMember, loadMembership } from './load-membership.ts';
import { findStored } from './membership.repository.ts';

/** Inside a transaction the database is its handle. */
type Parts = Pick<Platform, 'clock' | 'settings'> & { database: Queryable };

/** 0 for guests and users without a membership. */
export async function loadLevel(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  viewer: Viewer | undefined,
): Promise<number> {
  if (viewer === undefined) return 0;
  const stored = await findStored(database, viewer.id);
  if (stored === undefined || !isStoredMember(stored)) return 0;
  const now = clock();
  if (stored.memberExpiresAt === null || stored.memberExpiresAt > now) return stored.level;
  return (await loadMembership(database, viewer.id, now)).level;
}

/** Whether the user has or had a membership of at least this level: what it led to stays readable. */
export async function hadLevel(
  database: Queryable,
  { userId, level }: { userId: string; level: number },
): Promise<boolean> {
  const grants = await listGrantsOf(database, userId);
  return grants.some((grant) => grant.level >= level && grant.cancelledAt === null);
}

export const loadTrainingLock = async (
  parts: Parts,
  viewer: Viewer | undefined,
  facts: TrainingLockFacts,
): Promise<LevelLock | undefined> => {
  const { membership } = parts.settings.current;
  if (levelOfTraining(membership, facts.trainingId) === 0) return undefined;
  const level = await loadLevel(parts, viewer);
  return decideTrainingLock(membership, viewer, { ...facts, level });
};

/** For a list: the level of the viewer is loaded once. */
export async function loadTrainingLocks(
  parts: Parts,
  viewer: Viewer | undefined,
  trainings: readonly TrainingLockFacts[],
): Promise<Map<number, LevelLock>> {
  const { membership } = parts.settings.current;
  const chosen = trainings.filter(({ trainingId }) => levelOfTraining(membership, trainingId) > 0);
  if (chosen.length === 0) return new Map();
  const level = await loadLevel(parts, viewer);
  return new Map(
    chosen.flatMap((facts) => {
      const lock = decideTrainingLock(membership, viewer, { ...facts, level });
      return lock === undefined ? [] : [[facts.trainingId, lock] as const];
    }),
  );
}

/** Solutions of problems that the viewer has not solved: whether the level opens them, and otherwise which one would. */
export async function loadSolutionBenefit(
  parts: Parts,
  viewer: Viewer | undefined,
): Promise<{ isOpen: boolean; lock: LevelLock | undefined }> {
  const { membership } = parts.settings.current;
  if (membership.benefits.every(({ canReadSolutions }) => !canReadSolutions))
    return { isOpen: false, lock: undefined };
  const level = await loadLevel(parts, viewer);
  const isOpen = viewer !== undefined && benefitsOf(membership, level).canReadSolutions;
  return { isOpen, lock: isOpen ? undefined : levelForSolutions(membership, level) };
}

/** Questions to the assistant per day. */
export const loadAssistantQuota = async (parts: Parts, viewer: Viewer): Promise<number> =>
  benefitsOf(parts.settings.current.membership, await loadLevel(parts, viewer)).assistantQuota;

/** Where memberships are on sale: the level that asks more questions a day. */
export async function loadQuestionLock(parts: Parts, viewer: Viewer): Promise<LevelLock | undefined> {
  const { membership } = parts.settings.current;
  return membership.isOpen ? levelForQuestions(membership, await loadLevel(parts, viewer)) : undefined;
}

/** A limit, and the next level with a larger one. */
interface LoadedLimit {
  limit: number;
  lock: LevelLock | undefined;
}

/** Seconds between submissions. */
export async function loadSubmitInterval(parts: Parts, viewer: Viewer): Promise<LoadedLimit> {
  const { membership, switches } = parts.settings.current;
  const site = switches.defaultSubmitInterval;
  if (site === 0 || membership.benefits.every(({ submitInterval }) => submitInterval === null))
    return { limit: site, lock: undefined };
  const level = await loadLevel(parts, viewer);
  return {
    limit: submitIntervalOf(membership, level, site),
    lock: levelForSubmitInterval(membership, level, site),
  };
}

export async function loadDiscussionsPerDay(parts: Parts, viewer: Viewer): Promise<LoadedLimit> {
  const { membership, switches } = parts.settings.current;
  const site = switches.defaultCreateDiscussionDailyLimit;
  if (membership.benefits.every(({ discussionsPerDay }) => discussionsPerDay === null))
    return { limit: site, lock: undefined };
  const level = await loadLevel(parts, viewer);
  return {
    limit: discussionsPerDayOf(membership, level, site),
    lock: levelForDiscussions(membership, level, site),
  };
}
