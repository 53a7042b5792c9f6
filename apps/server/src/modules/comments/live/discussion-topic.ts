/**
 * The live topic of a discussion: that the discussion or its comments have changed, never what they contain.
 *
 * How this works: subscribers are checked as the page checks its readers. When the discussion or the group of it changes, the
 * access of all subscribers is loaded again. A reader who has lost it is notified once, so that the page loads again and says
 * why; a subscriber who never had access is not.
 */
import type { DiscussionEvent } from '@touchstone/contract';
import type { LiveEvents } from '../../../platform/live-events/live-events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findReadable } from '../../discussions/index.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'eventBus'>;
type DiscussionChange = Omit<DiscussionEvent, 'did'>;

/** Of readers. */
interface DiscussionAccess {
  readonly groupId: number | null;
  /** Access to a solution changes with the time, and with what the viewer solves. */
  readonly isSolution: boolean;
}

const itself: DiscussionChange = { changed: 'discussion', commentId: null, replyId: null };

export function addDiscussionTopic(liveEvents: LiveEvents, parts: Parts) {
  const { eventBus } = parts;
  const channel = liveEvents.addTopic<'discussion', DiscussionChange, DiscussionAccess>({
    event: 'discussion',
    parseKeys: ({ did }) => (did === undefined ? [] : [String(did)]),
    access: {
      load: (key, viewers) => Promise.all(viewers.map((viewer) => findAccess(parts, viewer, Number(key)))),
      isUncertain: ({ isSolution }) => isSolution,
    },
    present: (change, { key }) => ({ did: Number(key), ...change }),
  });

  const listReaders = (key: string) =>
    channel.subscriptions().filter(({ connection }) => channel.findAccess(connection, key) !== undefined);

  const publishAfterReload = async (key: string) => {
    const before = listReaders(key);
    await channel.reloadAccess(key);
    channel.publish({ keys: [key], change: itself });
    for (const { connection } of before)
      if (channel.findAccess(connection, key) === undefined)
        connection.send('discussion', { did: Number(key), ...itself });
  };

  const listFollowed = (groupId: number) =>
    channel
      .keys()
      .filter((key) =>
        listReaders(key).some(({ connection }) => channel.findAccess(connection, key)?.groupId === groupId),
      );

  const nothing = async () => undefined;
  eventBus.subscribe('discussion.changed', {
    handle: ({ discussionId }) => publishAfterReload(String(discussionId)),
    // One resync serves all three.
    resync: async () => {
      channel.invalidateReplay();
      for (const key of channel.keys()) await publishAfterReload(key);
    },
  });
  eventBus.subscribe('comment.changed', {
    handle: async ({ source, changed, commentId, replyId = null }) => {
      if (source.type === 'Discussion')
        channel.publish({ keys: [String(source.id)], change: { changed, commentId, replyId } });
    },
    resync: nothing,
  });
  eventBus.subscribe('group.changed', {
    handle: async ({ groupId, changed }) => {
      if (changed === 'announcements') return;
      for (const key of listFollowed(groupId)) await publishAfterReload(key);
    },
    resync: nothing,
  });
}

async function findAccess(
  parts: Parts,
  viewer: Viewer | undefined,
  discussionId: number,
): Promise<DiscussionAccess | undefined> {
  const found = await findReadable(parts, viewer, discussionId);
  if (typeof found === 'string' || found.facts.deletedBy !== undefined) return undefined;
  return { groupId: found.discussion.groupId, isSolution: found.discussion.kind === 'solution' };
}
