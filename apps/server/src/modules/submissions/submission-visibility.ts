import {
  decideCaseAccess,
  decideSubmissionAccess,
  type SubmissionFacts,
  type SubmissionViewer,
} from '@touchstone/rules/submission-access';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import type { GroupStandings } from '../groups/index.ts';
import { describeContext } from './stored-context.ts';
import type { OutsideRow, SubmissionRow } from './submissions.repository.ts';

/** The moment of the call, and what is known of the viewer. */
export interface Look {
  now: Date;
  standings: GroupStandings;
  /** The viewer has access to the contest of the submission. */
  isInsideContest?: boolean;
}

const factsOf = (row: SubmissionRow | OutsideRow, viewer: SubmissionViewer, look: Look): SubmissionFacts => ({
  ownerId: row.userId,
  status: row.status,
  isShared: row.isShared,
  ...('contestId' in row
    ? describeContext(row, viewer, {
        now: look.now,
        isInside: look.isInsideContest === true,
        standings: look.standings,
      })
    : { contest: null, groupStanding: null }),
  problem: {
    isPublic: row.visibility === 'public',
    isCodeSharingAllowed: row.isCodeSharingAllowed,
    areCaseResultsOpen: row.areCaseResultsOpen,
  },
});

export const visibilityOf = (
  row: SubmissionRow | OutsideRow,
  viewer: SubmissionViewer,
  { switches, ...look }: Look & { switches: Settings['switches'] },
) =>
  decideSubmissionAccess(viewer, factsOf(row, viewer, look), {
    isPublicCodeHidden: switches.hideNonContestSubmissionCode,
  });

export const caseVisibilityOf = (row: SubmissionRow, viewer: SubmissionViewer, look: Look) =>
  decideCaseAccess(viewer, factsOf(row, viewer, look));
