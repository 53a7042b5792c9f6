import {
  decideCaseAccess,
  decideSubmissionAccess,
  type SubmissionFacts,
  type SubmissionViewer,
} from '@touchstone/rules/submission-access';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import { describePlace } from './submission-place.ts';
import type { SubmissionRow } from './submissions.repository.ts';

const factsOf = (row: SubmissionRow, viewer: SubmissionViewer): SubmissionFacts => ({
  ownerId: row.userId,
  status: row.status,
  isShared: row.isShared,
  ...describePlace(row, viewer),
  problem: {
    isPublic: row.visibility === 'public',
    isCodeSharingAllowed: row.isCodeSharingAllowed,
    areCaseResultsOpen: row.areCaseResultsOpen,
  },
});

export const sightOf = (row: SubmissionRow, viewer: SubmissionViewer, switches: Settings['switches']) =>
  decideSubmissionAccess(viewer, factsOf(row, viewer), {
    isPublicCodeHidden: switches.hideNonContestSubmissionCode,
  });

export const caseSightOf = (row: SubmissionRow, viewer: SubmissionViewer) =>
  decideCaseAccess(viewer, factsOf(row, viewer));
