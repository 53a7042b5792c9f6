/**
 * Who may see what of a submission. The rule uses the stored submission and its context, never the request. A context
 * that is not known to be visible is hidden.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Scoring } from '@touchstone/contract/judge-messages';
import type { Role } from '@touchstone/contract/roles';
import { statuses } from '@touchstone/contract/statuses';
import { isErrorMessageShown } from './judging/error-message.ts';
import { isGroupMember, isGroupRoot } from './group-standing.ts';
import { isAnyAdmin, isSuperAdmin } from './permissions.ts';

/** The contest of the submission, as this viewer sees it now. */
export interface ContestFacts {
  readonly scoring: Scoring;
  /** Super admin, creator, root of the contest's group, or jury. */
  readonly isViewerAdmin: boolean;
  /** Public, or the viewer has entered the password. */
  readonly isViewerInside: boolean;
  /** Not ended. */
  readonly isRunning: boolean;
  /** The submission was made during the freeze, and the freeze is not lifted. */
  readonly isFrozen: boolean;
}

export interface SubmissionFacts {
  readonly ownerId: string;
  readonly status: number;
  readonly isShared: boolean;
  readonly contest: ContestFacts | null;
  /** The viewer's standing in the group of the submission; null outside groups. */
  readonly groupStanding: GroupStanding | null;
  readonly problem: {
    readonly isPublic: boolean;
    readonly isCodeSharingAllowed: boolean;
    readonly areCaseResultsOpen: boolean;
  };
}

export type SubmissionViewer = { readonly id: string; readonly role: Role } | undefined;

export interface SubmissionVisibility {
  readonly kind: 'visible';
  /** `withheld`: the site switch hides what the viewer could see otherwise, and the page says so. */
  readonly code: 'shown' | 'withheld' | 'hidden';
  /** `contest`: hidden during the contest. `administrators`: there is a message, visible to administrators only. */
  readonly errorMessage: 'shown' | 'hidden' | 'contest' | 'administrators';
  /** Time, memory and length of the code. */
  readonly areFiguresShown: boolean;
  readonly isTitleShown: boolean;
  readonly isAddressShown: boolean;
}

export type SubmissionAccess =
  | { readonly kind: 'missing' }
  | { readonly kind: 'login-required' }
  /** Only the existence of the submission. */
  | { readonly kind: 'frozen' }
  | SubmissionVisibility;

/** Whether the viewer may know that the submission exists. */
export function findBarrier(
  viewer: SubmissionViewer,
  { ownerId, contest, groupStanding }: SubmissionFacts,
): 'missing' | 'login-required' | undefined {
  if (contest !== null && viewer === undefined) return 'login-required';
  const isOwn = viewer?.id === ownerId;
  if (contest !== null && !contest.isViewerInside && !mayModerateContest(viewer, contest) && !isOwn)
    return 'missing';
  return isOwn || isInsideGroup(viewer, { groupStanding }) ? undefined : 'missing';
}

/** Also outside groups. The author of a submission may have left the group, or the group may be banned. */
const isInsideGroup = (
  viewer: SubmissionViewer,
  { groupStanding }: Pick<SubmissionFacts, 'groupStanding'>,
): boolean =>
  groupStanding === null ||
  (viewer !== undefined && (isSuperAdmin(viewer.role) || isGroupMember(groupStanding)));

export function decideSubmissionAccess(
  viewer: SubmissionViewer,
  submission: SubmissionFacts,
  site: { readonly isPublicCodeHidden: boolean },
): SubmissionAccess {
  const barrier = findBarrier(viewer, submission);
  if (barrier !== undefined) return { kind: barrier };
  const { contest, problem } = submission;
  const isOwner = viewer?.id === submission.ownerId;
  if (contest !== null && isHiddenByFreeze(contest, isOwner)) return { kind: 'frozen' };
  const isForeignInContest = contest !== null && contest.isRunning && !contest.isViewerAdmin && !isOwner;
  const isAdmin = viewer !== undefined && isAnyAdmin(viewer.role);
  return {
    kind: 'visible',
    code: decideCode(viewer, submission, site),
    errorMessage: isForeignInContest ? 'contest' : decideErrorMessage(viewer, submission),
    areFiguresShown: !isForeignInContest,
    isTitleShown:
      isInsideGroup(viewer, submission) && (problem.isPublic || contest !== null || isOwner || isAdmin),
    isAddressShown: isOwner || (viewer !== undefined && isSuperAdmin(viewer.role)),
  };
}

/** In OI contestants do not see their own points while frozen; in ACM they see their own results. */
export const isHiddenByFreeze = ({ isFrozen, isViewerAdmin, scoring }: ContestFacts, isOwner: boolean) =>
  isFrozen && !isViewerAdmin && (scoring === 'oi' || !isOwner);

/** The author of the submission and its moderators. */
function isEntitled(viewer: SubmissionViewer, submission: SubmissionFacts): boolean {
  return viewer?.id === submission.ownerId || isModerator(viewer, submission);
}

/** While a contest runs, its own administrators and root; after its end every administrator of the site too. */
const mayModerateContest = (viewer: SubmissionViewer, { isViewerAdmin, isRunning }: ContestFacts) =>
  isViewerAdmin || (!isRunning && viewer !== undefined && isAnyAdmin(viewer.role));

/** Administrators of the contest or site, and roots of the group. */
export function isModerator(viewer: SubmissionViewer, { contest, groupStanding }: SubmissionFacts): boolean {
  if (viewer === undefined) return false;
  if (contest !== null) return mayModerateContest(viewer, contest);
  return isAnyAdmin(viewer.role) || isGroupRoot(groupStanding);
}

export function isSharedOutsideContests({ isShared, contest, problem }: SubmissionFacts): boolean {
  return contest === null && isShared && problem.isCodeSharingAllowed;
}

function decideCode(
  viewer: SubmissionViewer,
  submission: SubmissionFacts,
  { isPublicCodeHidden }: { readonly isPublicCodeHidden: boolean },
): SubmissionVisibility['code'] {
  if (!isEntitled(viewer, submission) && !isSharedOutsideContests(submission)) return 'hidden';
  if (!isPublicCodeHidden) return 'shown';
  // The switch covers the site and its groups; a contest outside groups has its own rules.
  if (submission.contest !== null && submission.groupStanding === null) return 'shown';
  const isExempt =
    viewer !== undefined &&
    (submission.contest?.isRunning === true ? isSuperAdmin(viewer.role) : isAnyAdmin(viewer.role));
  return isExempt ? 'shown' : 'withheld';
}

/**
 * Compiler messages quote the code, so they are visible to viewers of the code and are shared with it. A System Error
 * may quote internals such as the jury's checker, so it is visible to moderators only.
 */
function decideErrorMessage(
  viewer: SubmissionViewer,
  submission: SubmissionFacts,
): SubmissionVisibility['errorMessage'] {
  if (!isErrorMessageShown(submission.status)) return 'hidden';
  if (submission.status === statuses.systemError) {
    return isModerator(viewer, submission) ? 'shown' : 'administrators';
  }
  if (isEntitled(viewer, submission)) return 'shown';
  const isCompileError = submission.status === statuses.compileError;
  return isCompileError && isSharedOutsideContests(submission) ? 'shown' : 'hidden';
}

export type CaseAccess =
  | { readonly kind: 'missing' }
  | { readonly kind: 'login-required' }
  | { readonly kind: 'none' }
  | { readonly kind: 'visible'; readonly areFileNamesShown: boolean };

export function decideCaseAccess(viewer: SubmissionViewer, submission: SubmissionFacts): CaseAccess {
  const barrier = findBarrier(viewer, submission);
  if (barrier !== undefined) return { kind: barrier };
  const { contest, problem } = submission;
  if (!problem.areCaseResultsOpen) return { kind: 'none' };
  if (contest === null) {
    return { kind: 'visible', areFileNamesShown: viewer !== undefined && isAnyAdmin(viewer.role) };
  }
  if (contest.isViewerAdmin) return { kind: 'visible', areFileNamesShown: true };
  const isOwner = viewer?.id === submission.ownerId;
  return areCasesHiddenByContest(contest, isOwner)
    ? { kind: 'none' }
    : { kind: 'visible', areFileNamesShown: false };
}

/** For contestants: a running ACM contest shows no cases, a running OI contest shows the own ones. */
export const areCasesHiddenByContest = (contest: ContestFacts, isOwner: boolean): boolean =>
  (contest.isRunning && (contest.scoring === 'acm' || !isOwner)) || isHiddenByFreeze(contest, isOwner);
