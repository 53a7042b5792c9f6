import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { addToCommentCount } from './comments.repository.ts';

/** Throws if the discussion was deleted meanwhile. */
export async function countInDiscussion(transaction: Queryable, discussionId: number, count: number) {
  if (!(await addToCommentCount(transaction, discussionId, count))) throw callError('commentDiscussionGone');
}
