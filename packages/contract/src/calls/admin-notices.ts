/** Notices of administrators to users: written now, sent on the hour. */
import { z } from 'zod';
import { defineCalls, superAdmin } from '../define-calls.ts';
import { noticeAudiences, noticeLimits } from '../notice-limits.ts';
import { filledText, identifier, nothing, page, paging, text, wireDate } from '../wire.ts';

const audience = z.enum(noticeAudiences);

/** Absent or null keeps the stored value. Text that is too long has its own message. */
const noticeText = {
  title: text(1_000_000).nullish(),
  content: text(1_000_000).nullish(),
  type: audience.nullish(),
  /** The designated users. Older clients send a single one as `recipientId`. The caller becomes the author. */
  recipientIds: z
    .array(filledText(64))
    .max(noticeLimits.recipientsMaximum * 2)
    .nullish(),
  recipientId: text(64).nullish(),
};

export const adminNoticesCalls = defineCalls({
  'GET /api/admin/msg/notice': {
    summary: 'The notices of administrators: those that wait first, then the newest.',
    access: superAdmin,
    query: z.object({ ...paging(5), type: z.preprocess((value) => value || undefined, audience.optional()) }),
    data: page(
      z.object({
        id: z.int(),
        title: z.string(),
        content: z.string(),
        type: audience,
        /** Whether it was sent. A sent notice cannot be changed, only withdrawn. */
        state: z.boolean(),
        adminUsername: z.string(),
        /** For a notice to designated users. */
        recipients: z.array(z.object({ uid: z.string(), username: z.string() })),
        /** The number of recipients of a sent notice. */
        deliveredCount: z.int().nullable(),
        /** When it was or will be sent. */
        pushTime: wireDate(),
        gmtCreate: wireDate(),
        gmtModified: wireDate(),
      }),
    ),
  },
  'POST /api/admin/msg/notice': {
    summary: 'Writes a notice. It is pushed on the next full hour.',
    access: superAdmin,
    body: z.object(noticeText),
    data: nothing(),
  },
  'PUT /api/admin/msg/notice': {
    summary: 'Changes a notice that was not pushed yet.',
    access: superAdmin,
    body: z.object({ id: identifier(), ...noticeText }),
    data: nothing(),
  },
  'DELETE /api/admin/msg/notice': {
    summary: 'Deletes a notice, also from the messages of its recipients.',
    access: superAdmin,
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
});
