import { inTransaction } from '@touchstone/database';
import type { Actor } from '../../platform/http/call-context.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { remind } from '../notices/index.ts';
import { asQuestion } from './comments.presenter.ts';
import type { SourceParts } from './comment-source.ts';
import { deleteLike, insertLike } from './comment-likes.repository.ts';
import { publishCommentChanged } from './live/publish-comment-changes.ts';
import { listReaders } from './mentions/readers.ts';
import { openComment } from './open-comment.ts';

/** Idempotent: the counter follows the rows, however often and concurrently a client sends the same wish. */
export async function likeComment(
  parts: SourceParts,
  { viewer }: Actor,
  { commentId, isLiked }: { commentId: number; isLiked: boolean },
) {
  await enforceRateLimit(parts, 'comment-like', viewer.id);
  const { comment, source } = await openComment(parts, viewer, commentId);
  const now = parts.clock();
  // An author who has left the group does not hear of it any more.
  const readers = await listReaders(parts, {
    source,
    text: source.type === 'Contest' ? { question: asQuestion(source.questions, comment) } : undefined,
    userIds: [comment.authorId],
  });
  await inTransaction(parts.database, async (transaction) => {
    const like = { commentId, userId: viewer.id };
    const isChanged = isLiked
      ? await insertLike(transaction, { ...like, createdAt: now })
      : await deleteLike(transaction, like);
    if (!isChanged) return;
    await publishCommentChanged(transaction, { changed: 'liked', source, comment });
    if (!isLiked) return;
    await remind(transaction, {
      action: 'Like_Discuss',
      source,
      senderId: viewer.id,
      recipientIds: readers,
      commentId,
      now,
    });
  });
}
