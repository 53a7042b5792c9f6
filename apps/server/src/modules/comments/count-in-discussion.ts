import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { addToCommentCount, type CountedTexts } from './comments.repository.ts';

/** Throws if the discussion was deleted meanwhile. */
export async function countInDiscussion(transaction: Queryable, discussionId: number, added: CountedTexts) {
  if (!(await addToCommentCount(transaction, discussionId, added))) throw callError('commentDiscussionGone');
}
