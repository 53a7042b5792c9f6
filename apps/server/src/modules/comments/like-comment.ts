import { inTransaction } from '@touchstone/database';
import type { Actor } from '../../platform/http/call-context.ts';
import { remind } from '../notices/index.ts';
import type { SourceParts } from './comment-source.ts';
import { deleteLike, insertLike } from './comment-likes.repository.ts';
import { openComment } from './open-comment.ts';

/** Idempotent: the counter follows the rows, however often and concurrently a client sends the same wish. */
export async function likeComment(
  parts: SourceParts,
  { viewer }: Actor,
  { commentId, isLiked }: { commentId: number; isLiked: boolean },
) {
  const { comment, source } = await openComment(parts, viewer, commentId);
  const now = parts.clock();
  await inTransaction(parts.database, async (transaction) => {
    if (!isLiked) {
      await deleteLike(transaction, { commentId, userId: viewer.id });
      return;
    }
    const isNew = await insertLike(transaction, { commentId, userId: viewer.id, createdAt: now });
    if (!isNew) return;
    await remind(transaction, {
      action: 'Like_Discuss',
      source,
      senderId: viewer.id,
      recipientIds: [comment.authorId],
      commentId,
      now,
    });
  });
}
