import { inTransaction } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
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
    await admitActor({ ...parts, database: transaction }, viewer, { row, action: 'like' });
    const like = { discussionId: did, userId: viewer.id, isLiked: toLike, now: parts.clock() };
    if (!(await setLike(transaction, like))) return;
    await publishEvent(transaction, 'discussion.changed', { discussionId: did });
  });
}
