import { z } from 'zod';
import { wireDate } from '../wire.ts';

const textOrNull = z.string().nullable();

/** Current facts of the author, not those of the time of writing. */
const author = {
  fromUid: z.string(),
  fromName: z.string(),
  fromAvatar: textOrNull,
  fromRole: z.enum(['root', 'admin', 'user']),
  fromTitleName: textOrNull,
  fromTitleColor: textOrNull,
  /**
   * While a contest runs, a published question does not show other contestants who asked it: id and name are empty then, here and
   * in the recipient of its answers.
   */
  isAuthorHidden: z.boolean(),
  /** Of a contest: whether an administrator of the contest or its jury wrote this. */
  isAuthorStaff: z.boolean(),
  canDelete: z.boolean(),
};

/** The users whom the text mentions and who exist, by their names. */
const mentions = z.array(z.string());

export const reply = z.object({
  id: z.int(),
  commentId: z.int(),
  ...author,
  toUid: z.string(),
  toName: z.string(),
  toAvatar: textOrNull,
  /** The quoted reply; null: the comment itself. */
  quoteId: z.int().nullable(),
  /** Markdown. */
  content: z.string(),
  mentions,
  status: z.literal(0),
  /** Of an answer in a contest: whether all participants may read it while the contest runs. */
  isPublished: z.boolean(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

export const comment = z.object({
  id: z.int(),
  /** Markdown. */
  content: z.string(),
  mentions,
  ...author,
  likeNum: z.int(),
  /** Replies that the caller may read. */
  totalReplyNum: z.int(),
  gmtCreate: wireDate(),
  /** The newest ones, newest first. */
  replyList: z.array(reply),
  canReply: z.boolean(),
  /** Of a question in a contest. */
  isPublished: z.boolean(),
  isAnswered: z.boolean(),
  /** The problem of the contest that a question is about; null for the contest itself. */
  problemDisplayId: textOrNull,
});

export type WireComment = z.output<typeof comment>;
export type WireReply = z.output<typeof reply>;
