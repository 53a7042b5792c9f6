/**
 * What messages show of their sources: a source that is deleted, or that the recipient may not read any more, is gone for the
 * message. So a message never shows more than the page that it leads to.
 */
import type { Queryable } from '@touchstone/database';
import { canReadAnswer, canReadQuestion } from '@touchstone/rules/community/contest-questions';
import { CallError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openSource, type CommentSource, type SourceParts } from './comment-source.ts';
import { asQuestion } from './comments.presenter.ts';
import { findComment, type CommentRow } from './comments.repository.ts';
import { findReply, type ReplyRow } from './replies.repository.ts';

export interface ReminderFacts {
  sourceType: string;
  sourceId: number;
  commentId: number | null;
  replyId: number | null;
  quoteType: string | null;
  quoteId: number | null;
}

export interface ReminderSource {
  title: string;
  /** The beginning of what the message answers, with the name of its author. Undefined: it is gone. */
  quote: string | undefined;
}

const quoteLength = 100;
const cut = (text: string) => (text.length > quoteLength ? `${text.slice(0, quoteLength)}...` : text);

/** Undefined for a message whose source is gone. */
export async function describeReminders(
  parts: SourceParts,
  viewer: Viewer,
  reminders: readonly ReminderFacts[],
): Promise<(reminder: ReminderFacts) => ReminderSource | undefined> {
  const { database } = parts;
  const findAll = async <Row>(
    find: (from: Queryable, id: number) => Promise<Row | undefined>,
    ids: readonly number[],
  ) => (await Promise.all(ids.map((id) => find(database, id)))).filter((row) => row !== undefined);
  const quotedIds = (type: string) =>
    reminders.flatMap(({ quoteType, quoteId }) => (quoteType === type && quoteId !== null ? [quoteId] : []));
  const [sources, replies, namedComments] = await Promise.all([
    openSources(parts, viewer, reminders),
    findAll(findReply, [...reminders.flatMap(({ replyId }) => replyId ?? []), ...quotedIds('Reply')]),
    findAll(findComment, [...reminders.flatMap(({ commentId }) => commentId ?? []), ...quotedIds('Comment')]),
  ]);
  const replyOf = new Map(replies.map((reply) => [reply.id, reply]));
  const commentOf = new Map(namedComments.map((comment) => [comment.id, comment]));
  // Usually none: a message about a reply names its comment.
  const unnamed = replies.map(({ commentId }) => commentId).filter((id) => !commentOf.has(id));
  for (const comment of await findAll(findComment, unnamed)) commentOf.set(comment.id, comment);

  return (reminder) => {
    const source = sources.get(keyOf(reminder));
    if (source === undefined) return undefined;
    const readComment = (id: number | null | undefined) =>
      keepReadableComment(source, commentOf.get(id ?? 0));
    const readReply = (id: number | null | undefined) => {
      const reply = replyOf.get(id ?? 0);
      return keepReadableReply(source, readComment(reply?.commentId), reply);
    };
    if (reminder.commentId !== null && readComment(reminder.commentId) === undefined) return undefined;
    if (reminder.replyId !== null && readReply(reminder.replyId) === undefined) return undefined;
    const quote =
      reminder.quoteType === 'Reply'
        ? quoteReply(readReply(reminder.quoteId))
        : quoteComment(readComment(reminder.quoteId));
    return { title: source.title, quote };
  };
}

const keyOf = ({ sourceType, sourceId }: ReminderFacts) => `${sourceType} ${String(sourceId)}`;

async function openSources(parts: SourceParts, viewer: Viewer, reminders: readonly ReminderFacts[]) {
  const distinct = new Map(reminders.map((reminder) => [keyOf(reminder), reminder]));
  const opened = await Promise.all(
    [...distinct].map(async ([key, { sourceType, sourceId }]) => {
      const ids = sourceType === 'Contest' ? { cid: sourceId } : { did: sourceId };
      return [key, await findSource(parts, viewer, ids)] as const;
    }),
  );
  return new Map(opened);
}

/** Undefined if the viewer may not read the source. */
export async function findSource(
  parts: SourceParts,
  viewer: Viewer,
  ids: { did: number } | { cid: number },
): Promise<CommentSource | undefined> {
  try {
    return await openSource(parts, viewer, ids);
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

function keepReadableComment(source: CommentSource, comment: CommentRow | undefined) {
  if (comment === undefined) return undefined;
  const isOfSource =
    source.type === 'Contest' ? comment.contestId === source.id : comment.discussionId === source.id;
  if (!isOfSource) return undefined;
  if (source.type === 'Discussion') return comment;
  const { questions } = source;
  return canReadQuestion(questions.reader, asQuestion(questions, comment)) ? comment : undefined;
}

function keepReadableReply(
  source: CommentSource,
  comment: CommentRow | undefined,
  reply: ReplyRow | undefined,
) {
  if (comment === undefined || reply === undefined) return undefined;
  if (source.type === 'Discussion') return reply;
  const { questions } = source;
  const isReadable = canReadAnswer(
    questions.reader,
    asQuestion(questions, comment),
    asQuestion(questions, reply),
  );
  return isReadable ? reply : undefined;
}

const quoteComment = (comment: CommentRow | undefined) =>
  comment && `${comment.authorName} : ${cut(comment.content)}`;
const quoteReply = (reply: ReplyRow | undefined) =>
  reply && `${reply.authorName} : @${reply.recipientName}：${cut(reply.content)}`;
