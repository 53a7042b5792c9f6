/**
 * How this works: a view counts once per viewer and hour. The counters of the platform know who has viewed what, for all servers;
 * a small cache answers for the views of the last hour on this server, so that reloading a page writes nothing.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { countEvent } from '../../platform/event-counters.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { presentDetail } from './discussions.presenter.ts';
import { addView, hasLiked } from './discussions.repository.ts';
import { openDiscussion } from './open-discussion.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

const windowSeconds = 3600;
const maxRememberedViews = 100_000;

/** Addresses of guests are stored as hashes only. */
const keyOf = (discussionId: number, { viewer, origin }: Reader) => {
  const reader =
    viewer?.id ??
    createHash('sha256')
      .update(`${String(discussionId)} ${origin.ip}`)
      .digest('base64url');
  return `discussion-view:${String(discussionId)}:${reader}`;
};

interface Reader {
  viewer: Viewer | undefined;
  origin: CallOrigin;
}

export function createDiscussionViewer(parts: Parts) {
  const { database, clock } = parts;
  const countedUntil = new LRUCache<string, number>({ max: maxRememberedViews });

  const countView = async (discussionId: number, reader: Reader): Promise<boolean> => {
    const key = keyOf(discussionId, reader);
    const now = clock();
    if ((countedUntil.get(key) ?? 0) > now.getTime()) return false;
    const { count, windowEndsAt } = await countEvent(database, { key, windowSeconds, now });
    countedUntil.set(key, windowEndsAt.getTime());
    if (count > 1) return false;
    await addView(database, discussionId);
    return true;
  };

  return async (id: number, reader: Reader) => {
    const { viewer } = reader;
    const { discussion, facts } = await openDiscussion(parts, viewer, id);
    const [isNewView, hasLike] = await Promise.all([
      facts.deletedBy === undefined ? countView(id, reader) : false,
      viewer === undefined ? false : hasLiked(database, id, viewer.id),
    ]);
    const viewCount = discussion.viewCount + (isNewView ? 1 : 0);
    return presentDetail({ discussion: { ...discussion, viewCount }, facts }, { viewer, hasLike });
  };
}
