/** Deletes comments and replies softly, so that the undo of the toast can restore them for some days. */
import { commentLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openSource, type CommentSource, type SourceParts } from './comment-source.ts';
import { findComment } from './comments.repository.ts';
import { countInDiscussion } from './count-in-discussion.ts';
import {
  findDeletedComment,
  findDeletedReply,
  restoreComment,
  restoreReply,
  softDeleteComment,
  softDeleteReply,
} from './deleted-comments.repository.ts';
import { publishCommentChanged } from './live/publish-comment-changes.ts';
import { openComment, openReply } from './open-comment.ts';
import { addToReplyCount, findReply } from './replies.repository.ts';

const dayMs = 86_400_000;

const canDelete = (source: CommentSource, viewer: Viewer, authorId: string) =>
  source.isModerator || viewer.id === authorId;

export async function deleteComment(parts: SourceParts, { viewer }: Actor, id: number | undefined) {
  const { comment, source } = await openComment(parts, viewer, id);
  if (!canDelete(source, viewer, comment.authorId)) throw callError('commentDeleteForbidden');
  await inTransaction(parts.database, async (transaction) => {
    const deleted = await softDeleteComment(transaction, comment.id, { by: viewer.id, at: parts.clock() });
    if (deleted === undefined) throw callError('commentGone');
    if (source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: -1, replies: -deleted.replyCount });
    await publishCommentChanged(transaction, { changed: 'deleted', source, comment });
  });
}

export async function deleteReply(parts: SourceParts, { viewer }: Actor, id: number | undefined) {
  const { reply, comment, source } = await openReply(parts, viewer, id);
  if (!canDelete(source, viewer, reply.authorId)) throw callError('replyDeleteForbidden');
  await inTransaction(parts.database, async (transaction) => {
    // The comment first: every transaction locks in this order.
    if (!(await addToReplyCount(transaction, reply.commentId, -1))) throw callError('commentGone');
    const isDeleted = await softDeleteReply(transaction, reply.id, { by: viewer.id, at: parts.clock() });
    if (!isDeleted) throw callError('replyGone');
    if (source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: 0, replies: -1 });
    await publishCommentChanged(transaction, { changed: 'deleted', source, comment, reply });
  });
}

const canRestore = (source: CommentSource, viewer: Viewer, deletedBy: string | null) =>
  source.isModerator || viewer.id === deletedBy;

const restorableSince = ({ clock }: SourceParts) =>
  new Date(clock().getTime() - commentLimits.restoreDays * dayMs);

export async function undeleteComment(parts: SourceParts, { viewer }: Actor, id: number) {
  const deleted = await findDeletedComment(parts.database, id, restorableSince(parts));
  if (deleted === undefined) throw callError('commentGone');
  const source = await openSource(parts, viewer, { did: deleted.discussionId, cid: deleted.contestId });
  if (!canRestore(source, viewer, deleted.deletedBy)) throw callError('commentRestoreForbidden');
  await inTransaction(parts.database, async (transaction) => {
    const restored = await restoreComment(transaction, id);
    if (restored !== undefined && source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: 1, replies: restored.replyCount });
    const comment = await findComment(transaction, id);
    if (comment !== undefined)
      await publishCommentChanged(transaction, { changed: 'added', source, comment });
  });
}

export async function undeleteReply(parts: SourceParts, { viewer }: Actor, id: number) {
  const deleted = await findDeletedReply(parts.database, id, restorableSince(parts));
  if (deleted === undefined) throw callError('replyGone');
  const { comment, source } = await openComment(parts, viewer, deleted.commentId);
  if (!canRestore(source, viewer, deleted.deletedBy)) throw callError('commentRestoreForbidden');
  await inTransaction(parts.database, async (transaction) => {
    if (!(await addToReplyCount(transaction, deleted.commentId, 1))) throw callError('commentGone');
    if (!(await restoreReply(transaction, id))) throw callError('replyGone');
    if (source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: 0, replies: 1 });
    const reply = await findReply(transaction, id);
    await publishCommentChanged(transaction, { changed: 'added', source, comment, reply });
  });
}
