import type { Queryable } from '@touchstone/database';
import { publishEvent, type CommentChange } from '../../../platform/event-bus.ts';
import type { CommentSource } from '../comment-source.ts';
import { asQuestion } from '../comments.presenter.ts';
import type { CommentRow } from '../comments.repository.ts';
import type { ReplyRow } from '../replies.repository.ts';

interface Change {
  changed: CommentChange['changed'];
  source: CommentSource;
  comment: Pick<CommentRow, 'id' | 'authorId' | 'authorRoleCode' | 'isPublished'>;
  reply?: Pick<ReplyRow, 'id' | 'authorId' | 'authorRoleCode' | 'isPublished'> | undefined;
}

/** In a contest, the event carries what decides about its recipients. */
export async function publishCommentChanged(
  transaction: Queryable,
  { changed, source, comment, reply }: Change,
) {
  const { type, id } = source;
  await publishEvent(transaction, 'comment.changed', {
    changed,
    source: { type, id },
    commentId: comment.id,
    ...(reply !== undefined && { replyId: reply.id }),
    ...(source.type === 'Contest' && {
      question: asQuestion(source.questions, comment),
      ...(reply !== undefined && { answer: asQuestion(source.questions, reply) }),
    }),
  });
}
