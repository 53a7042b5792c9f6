import { inTransaction } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { remind } from '../notices/index.ts';
import { findDiscussion, setLike } from './discussions.repository.ts';
import { admitActor } from './open-discussion.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Idempotent: the row of the like is unique, and only a change of it moves the counter. */
export async function likeDiscussion(
  parts: Parts,
  viewer: Viewer,
  { did, toLike }: { did: number; toLike: boolean },
) {
  await enforceRateLimit(parts, 'discussion-like', viewer.id);
  await inTransaction(parts.database, async (transaction) => {
    const row = await findDiscussion(transaction, did);
    const opened = await admitActor({ ...parts, database: transaction }, viewer, { row, action: 'like' });
    const now = parts.clock();
    const like = { discussionId: did, userId: viewer.id, isLiked: toLike, now };
    if (!(await setLike(transaction, like))) return;
    const { authorId, groupId } = opened.discussion;
    if (toLike)
      await remind(transaction, {
        action: 'Like_Post',
        source: { type: 'Discussion', id: did, groupId },
        senderId: viewer.id,
        recipientIds: [authorId],
        now,
      });
    await publishEvent(transaction, 'discussion.changed', { discussionId: did });
  });
}
