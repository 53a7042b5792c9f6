/** The caller's own progress on problems, outside contests and in one. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { boolean, identifier, optionalBoolean, optionalIdentifier } from '../wire.ts';

/** The maximum page size. */
const problemsAtOnce = 1000;

export const ownProgressCalls = defineCalls({
  'POST /api/get-user-problem-status': {
    summary:
      'How far the caller is with problems: accepted if ever, else the newest result; in OI contests the newest.',
    access: login,
    body: z.object({
      pidList: z.array(identifier()).min(1).max(problemsAtOnce),
      isContestProblemList: boolean(),
      cid: optionalIdentifier(),
      gid: optionalIdentifier(),
      containsEnd: optionalBoolean(),
    }),
    /** Points only in contests. */
    data: z.record(z.string(), z.object({ status: z.int(), score: z.int().nullable().optional() })),
  },
  'GET /api/get-full-screen-problem-list': {
    summary: 'The problems of a training or contest, for the strip of the full-screen page.',
    access: login,
    query: z.object({ tid: optionalIdentifier(), cid: optionalIdentifier() }),
    data: z.array(
      z.object({
        pid: z.int(),
        problemId: z.string(),
        title: z.string(),
        status: z.int().nullable(),
        score: z.int().nullable(),
      }),
    ),
  },
});
