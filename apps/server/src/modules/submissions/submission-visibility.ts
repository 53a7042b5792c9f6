import {
  decideCaseAccess,
  decideSubmissionAccess,
  type SubmissionFacts,
  type SubmissionViewer,
} from '@touchstone/rules/submission-access';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import type { GroupStandings } from '../groups/index.ts';
import { describeContext } from './stored-context.ts';
import { problemOf, type OutsideRow, type SubmissionRow } from './submissions.repository.ts';

/** The moment of the call, and what is known of the viewer. */
export interface ViewContext {
  now: Date;
  standings: GroupStandings;
  /** The viewer has access to the contest of the submission. */
  isInsideContest?: boolean;
  /** The viewer administers the contest of the submission, or is on its jury. */
  hasContestResults?: boolean;
}

export function factsOf(
  row: SubmissionRow | OutsideRow,
  viewer: SubmissionViewer,
  context: ViewContext,
): SubmissionFacts {
  const { visibility, isCodeSharingAllowed, areCaseResultsOpen } = problemOf(row);
  return {
    ownerId: row.userId,
    status: row.status,
    isShared: row.isShared,
    ...('contestId' in row
      ? describeContext(row, viewer, {
          now: context.now,
          isInside: context.isInsideContest === true,
          hasResults: context.hasContestResults === true,
          standings: context.standings,
        })
      : { contest: null, groupStanding: null }),
    problem: { isPublic: visibility === 'public', isCodeSharingAllowed, areCaseResultsOpen },
  };
}

export const visibilityOf = (
  row: SubmissionRow | OutsideRow,
  viewer: SubmissionViewer,
  { switches, ...context }: ViewContext & { switches: Settings['switches'] },
) =>
  decideSubmissionAccess(viewer, factsOf(row, viewer, context), {
    isPublicCodeHidden: switches.hideNonContestSubmissionCode,
  });

export const caseVisibilityOf = (row: SubmissionRow, viewer: SubmissionViewer, context: ViewContext) =>
  decideCaseAccess(viewer, factsOf(row, viewer, context));
