import { z } from 'zod';
import { defineStreams, guest } from '../define-calls.ts';
import { identifier, optionalIdentifier } from '../wire.ts';

/** As many as an address can name with room to spare. */
const watchedAtOnce = 500;

/** `1,2,3` */
const idList = z.preprocess(
  (value) => {
    if (value === undefined || value === '') return undefined;
    return typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;
  },
  z
    .array(identifier())
    .max(watchedAtOnce)
    .optional()
    .transform((ids) => [...new Set(ids)]),
);

/** How far a submission is. What the viewer may not see is null. */
export const submissionEvent = z.object({
  submitId: z.int(),
  status: z.int(),
  score: z.int().nullable(),
  time: z.int().nullable(),
  memory: z.int().nullable(),
  judger: z.string().nullable(),
  isManual: z.boolean().nullable(),
  /** How many cases are judged, of how many that the problem has. Null where cases are not shown. */
  judgedCases: z.int().nullable(),
  totalCases: z.int().nullable(),
});
export type SubmissionEvent = z.output<typeof submissionEvent>;

/** That something of a contest is different now. What it is, is for the calls about it to tell. */
export const contestEvent = z.object({
  cid: z.int(),
  /** `contest`: its times, its problems, or whom it lets in. */
  changed: z.enum(['announcements', 'board', 'contest']),
});
export type ContestEvent = z.output<typeof contestEvent>;

export const eventStreams = defineStreams({
  'GET /api/events': {
    summary:
      'How far submissions are, as it changes: one’s own, and those that are named and visible. The named ones are told at ' +
      'once, too. Of a contest that is named, that its announcements, its board or itself has changed, as far as the ' +
      'caller may look into it.',
    access: guest,
    query: z.object({ submitIds: idList, cid: optionalIdentifier() }),
    events: { submission: submissionEvent, contest: contestEvent },
  },
});
