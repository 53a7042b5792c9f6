/**
 * Who may look into a contest and who may submit to it. Decided on stored facts and the server's clock. Being its
 * administrator opens everything at any time; nothing else opens a contest before its start.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupMember, isGroupRoot } from '../group-standing.ts';
import { isSuperAdmin } from '../permissions.ts';
import { matchesAccountRule, type AccountRule } from './account-rule.ts';
import { isSealedAt, stageAt, type ContestStage, type SealRule } from './contest-time.ts';

export type ContestAudience = 'public' | 'private' | 'protected';

/** How the wire numbers them. */
export const audienceCodes = { public: 0, private: 1, protected: 2 } as const;

export interface ContestRules extends SealRule {
  readonly ownerId: string | null;
  readonly audience: ContestAudience;
  readonly isVisible: boolean;
  /** Null where every account may take part. */
  readonly accountRule: AccountRule | null;
  readonly isSubmittingAllowedAfterEnd: boolean;
  /** The viewer's standing in the group of the contest; null for a contest of the whole site. */
  readonly groupStanding: GroupStanding | null;
}

export interface ContestViewer {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** Whether the viewer gave the password. */
  readonly isRegistered: boolean;
}

export function isContestAdmin(
  viewer: Pick<ContestViewer, 'id' | 'role'> | undefined,
  { ownerId, groupStanding }: Pick<ContestRules, 'ownerId' | 'groupStanding'>,
): boolean {
  if (viewer === undefined) return false;
  return isSuperAdmin(viewer.role) || viewer.id === ownerId || isGroupRoot(groupStanding);
}

export type ContestRefusal =
  /** Also what is hidden: nobody learns that it exists. */
  'not-found' | 'login-needed' | 'not-started' | 'group-only' | 'not-registered' | 'account-not-allowed';

/** Whether it is one of the accounts that may take part. Those who run the contest are not asked. */
export const isAccountAllowed = (
  { accountRule }: Pick<ContestRules, 'accountRule'>,
  { username }: Pick<ContestViewer, 'username'>,
): boolean => accountRule === null || matchesAccountRule(accountRule, username);

/** Undefined where the viewer may see problems, submissions, board and announcements. */
export function refuseContestView(
  contest: ContestRules,
  viewer: ContestViewer | undefined,
  nowMs: number,
): ContestRefusal | undefined {
  if (isContestAdmin(viewer, contest)) return undefined;
  if (!contest.isVisible) return 'not-found';
  if (viewer === undefined) return 'login-needed';
  if (stageAt(contest, nowMs) === 'scheduled') return 'not-started';
  if (contest.groupStanding !== null && !isGroupMember(contest.groupStanding)) return 'group-only';
  if (contest.audience !== 'private') return undefined;
  if (!viewer.isRegistered) return 'not-registered';
  return isAccountAllowed(contest, viewer) ? undefined : 'account-not-allowed';
}

export type ContestSubmitRefusal = ContestRefusal | 'ended';

/** Undefined where the viewer may submit. Administrators may try a contest out before it starts. */
export function refuseContestSubmit(
  contest: ContestRules,
  viewer: ContestViewer | undefined,
  nowMs: number,
): ContestSubmitRefusal | undefined {
  const refusal = refuseContestView(contest, viewer, nowMs);
  if (refusal !== undefined) return refusal;
  if (stageAt(contest, nowMs) === 'ended' && !contest.isSubmittingAllowedAfterEnd) return 'ended';
  if (viewer === undefined) return 'login-needed';
  if (isContestAdmin(viewer, contest)) return undefined;
  if (contest.audience !== 'public' && !viewer.isRegistered) return 'not-registered';
  return isAccountAllowed(contest, viewer) ? undefined : 'account-not-allowed';
}

/** What of a contest's problem and of others' submissions the viewer is not shown. */
export interface HiddenFields {
  /** Source, author, difficulty and tags hint at the solution until the end. */
  readonly areHintsHidden: boolean;
  /** Time, memory and length of others' programs while they still compete. */
  readonly areOthersMeasuresHidden: boolean;
  /** Submissions from here on: all of them in OI, those of others in ACM. Null where nothing is sealed. */
  readonly resultsHiddenFromMs: number | null;
}

export function decideHiddenFields(contest: ContestRules, isAdmin: boolean, nowMs: number): HiddenFields {
  const stage: ContestStage = stageAt(contest, nowMs);
  return {
    areHintsHidden: !isAdmin && stage !== 'ended',
    areOthersMeasuresHidden: !isAdmin && stage === 'running',
    resultsHiddenFromMs: !isAdmin && isSealedAt(contest, nowMs) ? contest.sealedFromMs : null,
  };
}
