/** Applications of group problems to become public. */
import { z } from 'zod';
import { defineCalls, problemAdmin } from '../define-calls.ts';
import { identifier, integer, nothing, optionalIdentifier, optionalText, page, paging } from '../wire.ts';

/** 1 pending, 2 approved, 3 refused. */
const progress = { min: 1, max: 3 };

export const adminGroupProblemsCalls = defineCalls({
  'GET /api/admin/group-problem/list': {
    summary: 'Applications of group problems to become public: pending ones first.',
    access: problemAdmin,
    query: z.object({
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      gid: optionalIdentifier(),
    }),
    data: page(
      z.object({
        id: z.int(),
        gid: z.int(),
        applyPublicProgress: z.int(),
        problemId: z.string(),
        title: z.string(),
        author: z.string().nullable(),
        type: z.int(),
        judgeMode: z.string(),
        /** False once it is approved. */
        isGroup: z.boolean(),
      }),
    ),
  },
  'PUT /api/admin/group-problem/change-progress': {
    summary: 'Approves or refuses a group problem, or reopens its application.',
    access: problemAdmin,
    body: z.object({ pid: identifier(), progress: integer(progress) }),
    data: nothing(),
  },
});
