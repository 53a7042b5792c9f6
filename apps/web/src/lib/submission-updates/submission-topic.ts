import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import type { LiveTopic } from '../live-events/index.ts';

/** As many as one stream may name. */
const maxNamed = 500;

export const submissionTopic: LiveTopic<SubmissionUpdate> = {
  event: 'submission',
  parameter: 'submitIds',
  // The newest, should there be too many: the others have their verdict already.
  selectKeys: (ids) => ids.toSorted((one, other) => other - one).slice(0, maxNamed),
  parse: readUpdate,
  keyOf: ({ submitId }) => submitId,
};
