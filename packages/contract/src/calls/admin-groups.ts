/** Groups in the back office. */
import { z } from 'zod';
import { defineCalls, superAdmin } from '../define-calls.ts';
import { group } from '../shapes/group.ts';
import { identifier, nothing, optionalInteger, optionalText, page, paging, wireDate } from '../wire.ts';

const administeredGroup = group.omit({ code: true, description: true }).extend({
  memberCount: z.int(),
  applicationCount: z.int(),
  problemCount: z.int(),
  trainingCount: z.int(),
  contestCount: z.int(),
  submissionCount: z.int(),
  /** Test data of its problems and files of its texts. */
  sizeBytes: z.int(),
  banReason: z.string().nullable(),
  banTime: wireDate().nullable(),
});
export type AdministeredGroup = z.output<typeof administeredGroup>;

export const adminGroupsCalls = defineCalls({
  'GET /api/admin/group/list': {
    summary: 'All groups with their size, newest first.',
    access: superAdmin,
    query: z.object({
      ...paging(10),
      /** Matches the name, the short name or the owner. */
      keyword: optionalText(100),
      /** 0 normal, 1 banned. */
      status: optionalInteger({ min: 0, max: 1 }),
    }),
    data: page(administeredGroup),
  },
  'PUT /api/admin/group/ban': {
    summary: 'Closes a group to all of its members. Its roots receive the reason.',
    access: superAdmin,
    body: z.object({ gid: identifier(), reason: optionalText() }),
    data: nothing(),
  },
  'PUT /api/admin/group/unban': {
    summary: 'Opens a banned group again.',
    access: superAdmin,
    body: z.object({ gid: identifier() }),
    data: nothing(),
  },
});
