/** Solutions: discussions that explain how to solve a problem. They are written, read and liked by the calls of discussions. */
import { z } from 'zod';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import { discussionShape, ofDiscussion } from '../shapes/discussion.ts';
import { membershipLock } from '../shapes/membership.ts';
import { boolean, displayId, nothing, page, paging } from '../wire.ts';

export const solutionLockReasons = ['login', 'unsolved', 'contest'] as const;
/** Why a viewer may not read the solutions: a guest, not solved yet, or a running contest contains the problem. */
export type SolutionLockReason = (typeof solutionLockReasons)[number];

export const solutionsCalls = defineCalls({
  'GET /api/problem-solutions': {
    summary:
      'The solutions of a problem: official ones first, then by likes, then the newest. While they are locked for the ' +
      'caller, only their number.',
    access: anonymous,
    query: z.object({ ...paging(10), pid: displayId() }),
    data: z.object({
      ...page(discussionShape).shape,
      isLocked: z.boolean(),
      lockReason: z.enum(solutionLockReasons).nullable(),
      /** The membership that would open them; null if none would. */
      lock: membershipLock.nullable(),
      /** The caller may post a solution of this problem. */
      canPost: z.boolean(),
    }),
  },
  'PUT /api/discussion-official': {
    summary:
      'Marks a solution as official, or removes the mark. For authors of the problem and administrators.',
    access: login,
    body: z.object({ ...ofDiscussion.shape, isOfficial: boolean() }),
    data: nothing(),
  },
});
