/** What a level of membership opens, from the configuration of the site. Level 0 is no membership. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupAdmin } from '../group-standing.ts';
import { isAnyAdmin } from '../permissions.ts';

export interface LevelBenefits {
  readonly canReadSolutions: boolean;
  readonly assistantQuota: number;
  /** Null: as the switch of the site says. */
  readonly submitInterval: number | null;
  /** Null: as the switch of the site says. */
  readonly discussionsPerDay: number | null;
}

export interface BenefitSettings {
  /** By level, from 0. */
  readonly benefits: readonly LevelBenefits[];
  readonly trainings: readonly { readonly id: number; readonly level: number }[];
}

/** What a viewer needs to open something. */
export interface LevelLock {
  readonly level: number;
}

const nothing: LevelBenefits = {
  canReadSolutions: false,
  assistantQuota: 0,
  submitInterval: null,
  discussionsPerDay: null,
};

/** A level beyond the configuration has the benefits of the highest one. */
export const benefitsOf = ({ benefits }: BenefitSettings, level: number): LevelBenefits =>
  benefits[level] ?? benefits.at(-1) ?? nothing;

/** The level that a training needs; 0 if none. */
export const levelOfTraining = ({ trainings }: BenefitSettings, trainingId: number): number =>
  trainings.find(({ id }) => id === trainingId)?.level ?? 0;

export interface TrainingLockFacts {
  readonly trainingId: number;
  readonly authorId: string | null;
  /** The viewer's standing in the group of the training; null outside groups. */
  readonly groupStanding: GroupStanding | null;
}

type LockViewer = { readonly id: string; readonly role: Role } | undefined;

/** Administrators of the site, the author and teachers of the group need no membership. */
export const isExemptFromTrainingLock = (
  viewer: LockViewer,
  { authorId, groupStanding }: TrainingLockFacts,
): boolean =>
  viewer !== undefined && (isAnyAdmin(viewer.role) || viewer.id === authorId || isGroupAdmin(groupStanding));

/** Undefined if the training is open at this level. A guest has level 0. */
export function decideTrainingLock(
  settings: BenefitSettings,
  viewer: LockViewer,
  { level, ...facts }: TrainingLockFacts & { readonly level: number },
): LevelLock | undefined {
  const needed = levelOfTraining(settings, facts.trainingId);
  if (level >= needed || isExemptFromTrainingLock(viewer, facts)) return undefined;
  return { level: needed };
}

/** The lowest higher level that opens solutions of unsolved problems; undefined if none does. */
export const levelForSolutions = (settings: BenefitSettings, level: number): LevelLock | undefined =>
  levelAbove(settings, level, (candidate) => benefitsOf(settings, candidate).canReadSolutions);

/** The lowest higher level for which `isLarger` holds; undefined if there is none. */
function levelAbove(
  { benefits }: BenefitSettings,
  level: number,
  isLarger: (level: number) => boolean,
): LevelLock | undefined {
  const found = benefits.findIndex((_, candidate) => candidate > level && isLarger(candidate));
  return found === -1 ? undefined : { level: found };
}

/** A benefit never makes a limit stricter than that of users without a membership. */
export function submitIntervalOf(settings: BenefitSettings, level: number, siteSeconds: number): number {
  const { submitInterval } = benefitsOf(settings, level);
  return submitInterval === null ? siteSeconds : Math.min(submitInterval, siteSeconds);
}

export function discussionsPerDayOf(settings: BenefitSettings, level: number, siteMaximum: number): number {
  const { discussionsPerDay } = benefitsOf(settings, level);
  return discussionsPerDay === null ? siteMaximum : Math.max(discussionsPerDay, siteMaximum);
}

/** The level that submits more often. */
export function levelForSubmitInterval(
  settings: BenefitSettings,
  level: number,
  siteSeconds: number,
): LevelLock | undefined {
  const own = submitIntervalOf(settings, level, siteSeconds);
  return levelAbove(settings, level, (candidate) => submitIntervalOf(settings, candidate, siteSeconds) < own);
}

/** The level that starts more discussions a day. */
export function levelForDiscussions(
  settings: BenefitSettings,
  level: number,
  siteMaximum: number,
): LevelLock | undefined {
  const own = discussionsPerDayOf(settings, level, siteMaximum);
  return levelAbove(
    settings,
    level,
    (candidate) => discussionsPerDayOf(settings, candidate, siteMaximum) > own,
  );
}

/** The level that asks the assistant more questions a day. */
export function levelForQuestions(settings: BenefitSettings, level: number): LevelLock | undefined {
  const own = benefitsOf(settings, level).assistantQuota;
  return levelAbove(settings, level, (candidate) => benefitsOf(settings, candidate).assistantQuota > own);
}
