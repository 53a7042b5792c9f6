/**
 * How this works: a view counts once per viewer and hour. A cache answers for the views of the last hour on this server, so that
 * reloading a page writes nothing. The other views of a moment are written together (`view-counter.repository.ts`).
 */
import { createBatchLoader } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { presentDetail } from './discussions.presenter.ts';
import { findTextAndLike } from './discussions.repository.ts';
import { openDiscussion } from './open-discussion.ts';
import { countViews } from './view-counter.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

const windowSeconds = 3600;
const maxRememberedViews = 100_000;

/** Addresses of guests are stored as hashes only. */
const createKey = (discussionId: number, { viewer, origin }: Reader) => {
  const reader =
    viewer?.id ??
    createHash('sha256')
      .update(`${String(discussionId)} ${origin.ip}`)
      .digest('base64url');
  return `discussion-view:${String(discussionId)}:${reader}`;
};

const discussionOf = (key: string) => Number(key.split(':')[1]);

interface Reader {
  viewer: Viewer | undefined;
  origin: CallOrigin;
}

export function createDiscussionViewer(parts: Parts) {
  const { database, clock } = parts;
  const countedUntil = createLruCache<string, number>(maxRememberedViews);

  // Also the second run of a failed statement is right: the first one has changed nothing.
  const countTogether = createBatchLoader(async (queryable, keys: string[]) => {
    const views = keys.map((key) => ({ key, discussionId: discussionOf(key) }));
    const counted = await countViews(queryable, views, { now: clock(), windowSeconds });
    return new Map(counted.map((view) => [view.key, view]));
  });

  const countView = async (discussionId: number, reader: Reader): Promise<boolean> => {
    const key = createKey(discussionId, reader);
    if ((countedUntil.get(key) ?? 0) > clock().getTime()) return false;
    const counted = await countTogether(database, key);
    if (counted === undefined) return false;
    countedUntil.set(key, counted.windowEndsAt.getTime());
    return counted.isFirst;
  };

  return async (id: number, reader: Reader) => {
    const { viewer } = reader;
    const { discussion, facts } = await openDiscussion(parts, viewer, id);
    const [isNewView, found] = await Promise.all([
      facts.deletedBy === undefined ? countView(id, reader) : false,
      findTextAndLike(database, id, viewer?.id),
    ]);
    if (found === undefined) throw callError('discussionNotFound');
    const viewCount = discussion.viewCount + (isNewView ? 1 : 0);
    return presentDetail({ discussion: { ...discussion, viewCount }, facts }, { viewer, ...found });
  };
}
