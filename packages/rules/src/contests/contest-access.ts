/**
 * Who may view a contest and submit to it. The rules use stored facts and the server's clock. Administrators and jury
 * have access at any time; all other users only from the start.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupMember, isGroupRoot } from '../group-standing.ts';
import { isSuperAdmin } from '../permissions.ts';
import { matchesAccountRule, type AccountRule } from './account-rule.ts';
import { hasDuty, type ContestPosition, type StaffRole } from './contest-staff.ts';
import { isFrozenAt, stageAt, type ContestStage, type FreezeRule } from './contest-time.ts';

export type ContestAudience = 'public' | 'private' | 'protected';

/** Numbers on the wire. */
export const audienceCodes = { public: 0, private: 1, protected: 2 } as const;

export interface ContestRules extends FreezeRule {
  readonly ownerId: string | null;
  readonly audience: ContestAudience;
  readonly isVisible: boolean;
  /** Null if every account may take part. */
  readonly accountRule: AccountRule | null;
  readonly isSubmittingAllowedAfterEnd: boolean;
  /** The viewer's standing in the group of the contest; null for a contest of the whole site. */
  readonly groupStanding: GroupStanding | null;
  /** What the viewer was appointed to. */
  readonly staffRoles: readonly StaffRole[];
}

export interface ContestViewer {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** Whether the viewer entered the password. */
  readonly isRegistered: boolean;
}

export function isContestAdmin(
  viewer: Pick<ContestViewer, 'id' | 'role'> | undefined,
  { ownerId, groupStanding }: Pick<ContestRules, 'ownerId' | 'groupStanding'>,
): boolean {
  if (viewer === undefined) return false;
  if (isSuperAdmin(viewer.role) || isGroupRoot(groupStanding)) return true;
  // An owner who left the group has lost its contests.
  return viewer.id === ownerId && (groupStanding === null || isGroupMember(groupStanding));
}

/** The viewer's position in the contest, which decides about duties. */
export const positionIn = (
  viewer: Pick<ContestViewer, 'id' | 'role'> | undefined,
  contest: Pick<ContestRules, 'ownerId' | 'groupStanding' | 'staffRoles'>,
): ContestPosition => ({
  isAdmin: isContestAdmin(viewer, contest),
  staffRoles: viewer === undefined ? [] : contest.staffRoles,
});

/** Administrators and jury see problems before the start and all results at any time. */
export const seesResults = (
  viewer: Pick<ContestViewer, 'id' | 'role'> | undefined,
  contest: Pick<ContestRules, 'ownerId' | 'groupStanding' | 'staffRoles'>,
): boolean => hasDuty(positionIn(viewer, contest), 'results');

export type ContestRefusal =
  /** Also for hidden contests: their existence is not revealed. */
  'not-found' | 'login-needed' | 'not-started' | 'group-only' | 'not-registered' | 'account-not-allowed';

/** Whether the account may take part. Callers check contest administrators first. */
export const isAccountAllowed = (
  { accountRule }: Pick<ContestRules, 'accountRule'>,
  { username }: Pick<ContestViewer, 'username'>,
): boolean => accountRule === null || matchesAccountRule(accountRule, username);

/** Returns undefined if the viewer may see problems, submissions, scoreboard and announcements. */
export function refuseContestView(
  contest: ContestRules,
  viewer: ContestViewer | undefined,
  nowMs: number,
): ContestRefusal | undefined {
  if (seesResults(viewer, contest)) return undefined;
  if (!contest.isVisible) return 'not-found';
  if (viewer === undefined) return 'login-needed';
  if (stageAt(contest, nowMs) === 'scheduled') return 'not-started';
  if (contest.groupStanding !== null && !isGroupMember(contest.groupStanding)) return 'group-only';
  if (contest.audience !== 'private') return undefined;
  if (!viewer.isRegistered) return 'not-registered';
  return isAccountAllowed(contest, viewer) ? undefined : 'account-not-allowed';
}

export type ContestSubmitRefusal = ContestRefusal | 'ended';

/** Returns undefined if the viewer may submit. Administrators may test a contest before it starts. */
export function refuseContestSubmit(
  contest: ContestRules,
  viewer: ContestViewer | undefined,
  nowMs: number,
): ContestSubmitRefusal | undefined {
  const refusal = refuseContestView(contest, viewer, nowMs);
  if (refusal !== undefined) return refusal;
  if (stageAt(contest, nowMs) === 'ended' && !contest.isSubmittingAllowedAfterEnd) return 'ended';
  if (viewer === undefined) return 'login-needed';
  if (seesResults(viewer, contest)) return undefined;
  if (contest.audience !== 'public' && !viewer.isRegistered) return 'not-registered';
  return isAccountAllowed(contest, viewer) ? undefined : 'account-not-allowed';
}

/** What the viewer cannot see of the contest's problems and of others' submissions. */
export interface HiddenFields {
  /** Source, author, difficulty and tags hint at the solution until the end. */
  readonly areHintsHidden: boolean;
  /** Time, memory and length of others' programs during the contest. */
  readonly areOthersMeasuresHidden: boolean;
  /** Results are hidden from this time on: all in OI, those of others in ACM. Null if nothing is frozen. */
  readonly resultsHiddenFromMs: number | null;
}

/** `hasResults`: the viewer sees all results, see `seesResults`. */
export function decideHiddenFields(contest: ContestRules, hasResults: boolean, nowMs: number): HiddenFields {
  const stage: ContestStage = stageAt(contest, nowMs);
  return {
    areHintsHidden: !hasResults && stage !== 'ended',
    areOthersMeasuresHidden: !hasResults && stage === 'running',
    resultsHiddenFromMs: !hasResults && isFrozenAt(contest, nowMs) ? contest.frozenFromMs : null,
  };
}
