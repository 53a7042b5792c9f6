/** Comments and replies on a discussion (`did`) or in a contest (`cid`). */
import { z } from 'zod';
import { commentSorts } from '../community-limits.ts';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import { comment, reply } from '../shapes/comment.ts';
import {
  boolean,
  identifier,
  nothing,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';

/** A discussion or a contest. */
const source = { did: optionalIdentifier(), cid: optionalIdentifier() };

/** Text that is blank or too long has its own message. */
const content = text(1_000_000).nullish();

export const commentsCalls = defineCalls({
  'GET /api/comments': {
    summary:
      'The comments on a discussion or in a contest that the caller may read, each with its newest replies. While a contest runs, ' +
      'questions are for their author and for those who run the contest, unless they are published.',
    access: anonymous,
    query: z.object({
      ...source,
      ...paging(20),
      sort: z.preprocess((value) => (value === '' ? undefined : value), z.enum(commentSorts).optional()),
      /** A comment: the response is the page that contains it. */
      focus: optionalIdentifier(),
    }),
    data: z.object({
      commentList: page(comment),
      /** Keyed by the id of a comment that the caller likes. */
      commentLikeMap: z.record(z.string(), z.literal(true)),
      /** Comments and replies that the caller may read. */
      total: z.int(),
      /** Why the caller cannot write comments here, in the language of the caller. Null also for guests, who can log in. */
      refusal: z.string().nullable(),
    }),
  },
  'POST /api/comment': {
    summary: 'Writes a comment on a discussion, or a question in a contest.',
    // Muted users receive the reason, so the use case checks the permission.
    access: login,
    body: z.object({
      content,
      ...source,
      /** The problem of the contest that the question is about. */
      displayId: optionalText(255),
    }),
    data: comment,
  },
  'DELETE /api/comment': {
    summary: 'Deletes a comment with its replies. For its author and for those who moderate it.',
    access: login,
    body: z.object({ id: optionalIdentifier() }),
    data: nothing(),
  },
  'POST /api/comment-restore': {
    summary: 'Restores a deleted comment. For the user who deleted it, and for those who moderate it.',
    access: login,
    body: z.object({ id: identifier() }),
    data: nothing(),
  },
  'GET /api/comment-like': {
    summary: 'Likes a comment, or takes the like back.',
    access: login,
    /** `cid`: the comment. The source is that of the stored comment. */
    query: z.object({ cid: identifier(), toLike: boolean() }),
    data: nothing(),
  },
  'GET /api/reply': {
    summary: 'The replies to a comment that the caller may read, newest first.',
    access: anonymous,
    query: z.object({ commentId: identifier() }),
    data: z.array(reply),
  },
  'POST /api/reply': {
    summary: 'Replies to a comment, or to a reply of it.',
    access: login,
    body: z.object({
      /** The recipient is the author of what is quoted. */
      reply: z.object({ commentId: optionalIdentifier(), content }),
      quoteId: optionalIdentifier(),
      quoteType: optionalText(64),
    }),
    data: reply,
  },
  'DELETE /api/reply': {
    summary: 'Deletes a reply. For its author and for those who moderate the comment.',
    access: login,
    body: z.object({ reply: z.object({ id: optionalIdentifier() }).nullish() }),
    data: nothing(),
  },
  'POST /api/reply-restore': {
    summary: 'Restores a deleted reply. For the user who deleted it, and for those who moderate it.',
    access: login,
    body: z.object({ id: identifier() }),
    data: nothing(),
  },
});
