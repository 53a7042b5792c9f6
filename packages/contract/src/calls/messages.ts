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

const userMessages = page(
  z.object({
    id: z.int(),
    /** A mention is a `Reply`, as existing clients know only these four. */
    action: z.enum(['Discuss', 'Reply', 'Like_Post', 'Like_Discuss']),
    isMention: z.boolean(),
    sourceId: z.int(),
    sourceType: z.enum(['Discussion', 'Contest']),
    /** In the language of the caller where the source is gone. */
    sourceTitle: z.string(),
    /** The beginning of the comment or reply; null for likes and where the source is gone. */
    sourceContent: z.string().nullable(),
    quoteId: z.int().nullable(),
    quoteType: z.enum(['Comment', 'Reply']).nullable(),
    quoteContent: z.string().nullable(),
    /** Leads to the exact comment or reply. */
    url: z.string(),
    /** The source is deleted, or the caller may not read it any more. */
    isGone: z.boolean(),
    /** Whether the message was read before this response. */
    state: z.boolean(),
    senderId: z.string(),
    senderUsername: z.string(),
    senderAvatar: z.string().nullable(),
    gmtCreate: wireDate(),
  }),
);

const userMessageCall = (subject: string) =>
  ({
    summary: `${subject}, unread ones first, then the newest. Returned messages count as read.`,
    access: login,
    query: z.object(paging(5)),
    data: userMessages,
  }) as const;

export const messagesCalls = defineCalls({
  'GET /api/msg/unread': {
    summary: 'How many messages of each kind are unread.',
    access: login,
    data: z.object({ comment: z.int(), reply: z.int(), like: z.int(), sys: z.int(), mine: z.int() }),
  },
  'GET /api/msg/comment': userMessageCall('Comments on discussions of the caller'),
  'GET /api/msg/reply': userMessageCall('Replies to the caller, and mentions'),
  'GET /api/msg/like': userMessageCall('Likes of discussions and comments of the caller'),
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
