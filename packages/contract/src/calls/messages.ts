import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { nothing, optionalIdentifier, page, paging, text, wireDate } from '../wire.ts';

const systemMessages = page(
  z.object({
    id: z.int(),
    title: z.string(),
    /** Markdown of an administrator or of the site. */
    content: z.string(),
    /** The author of the notice; null: the site. */
    adminId: z.string().nullable(),
    type: z.enum(['Sys', 'Mine']),
    /** Whether the message was read before this response. */
    state: z.boolean(),
    gmtCreate: wireDate(),
  }),
);

export const messagesCalls = defineCalls({
  'GET /api/msg/unread': {
    summary: 'How many messages of each kind are unread.',
    access: login,
    data: z.object({ comment: z.int(), reply: z.int(), like: z.int(), sys: z.int(), mine: z.int() }),
  },
  'GET /api/msg/sys': {
    summary: 'Messages of the site, unread ones first, then the newest. Returned messages count as read.',
    access: login,
    query: z.object(paging(5)),
    data: systemMessages,
  },
  'GET /api/msg/mine': {
    summary:
      'Messages to this user alone, unread ones first, then the newest. Returned messages count as read.',
    access: login,
    query: z.object(paging(5)),
    data: systemMessages,
  },
  'DELETE /api/msg/clean': {
    summary: 'Deletes one own message, or all of a kind.',
    access: login,
    /** `Discuss`, `Reply`, `Like`, `Sys` or `Mine`; of any other kind there is nothing to delete. */
    query: z.object({ type: text(64), id: optionalIdentifier() }),
    data: nothing(),
  },
});
