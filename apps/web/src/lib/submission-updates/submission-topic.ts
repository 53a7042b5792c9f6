import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import type { LiveTopic } from '../live-events/index.ts';

/** The maximum number of submissions that one stream may request. */
const maxNamed = 500;

export const submissionTopic: LiveTopic<SubmissionUpdate> = {
  event: 'submission',
  parameter: 'submitIds',
  // The newest if there are too many: the others already have their verdict.
  selectKeys: (ids) => ids.toSorted((one, other) => other - one).slice(0, maxNamed),
  parse: readUpdate,
  keyOf: ({ submitId }) => submitId,
};
