/**
 * The live topic of a group: that the group, its members, its announcements or the standing of the recipient have changed, never
 * what changed. The calls about the group present that, each with its own access check.
 *
 * How this works: the rows of the group and of the viewer are loaded as access, whether or not the group is banned: members of a
 * group that has just been banned or disbanded are the ones who must be notified. A user whose standing has changed is notified
 * of that alone, also when it is gone.
 */
import type { GroupEvent, GroupStanding } from '@touchstone/contract';
import { decideGroupStanding, isGroupMember } from '@touchstone/rules/group-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { LiveEvents } from '../../platform/live-events/live-events.ts';
import { fromBus, type Publication } from '../../platform/live-events/live-topic.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findGroupWithMembers } from './group-standings.repository.ts';

interface GroupChange {
  readonly changed: GroupEvent['changed'];
  /** Of a standing: the users concerned. Undefined: all. */
  readonly userIds?: readonly string[] | undefined;
}

interface GroupAccessOfViewer {
  /** As if the group were not banned. */
  readonly standing: GroupStanding;
  readonly isVisible: boolean;
}

const shortestPauseMs = 500;
const pausePerSubscriberMs = 5;

export function addGroupTopic(liveEvents: LiveEvents, { database }: Pick<Platform, 'database'>) {
  const channel = liveEvents.addTopic<'group', GroupChange, GroupAccessOfViewer>({
    event: 'group',
    parseKeys: ({ gid }, viewer) => (gid === undefined || viewer === undefined ? [] : [String(gid)]),
    access: {
      load: async (key, viewers) => loadAccess(database, Number(key), viewers),
    },
    present: ({ changed, userIds }, { key, viewer, access }) =>
      viewer !== undefined && isMeant({ changed, userIds }, viewer, access)
        ? { gid: Number(key), changed }
        : undefined,
    sources: [
      fromBus(
        'group.changed',
        ({ groupId, changed, userIds }): Publication<GroupChange>[] => {
          const keys = [String(groupId)];
          const standings = { keys, change: { changed: 'standing', userIds } } as const;
          return [{ keys, change: { changed } }, ...(changed === 'members' ? [standings] : [])];
        },
        { changesAccess: true },
      ),
    ],
    // A class that joins by one link would make every open page load the members again and again.
    throttle: {
      applies: ({ changed }) => changed === 'members',
      merge: (_earlier, later) => later,
      settleMs: 0,
      pauseMs: (subscribers) => Math.max(shortestPauseMs, subscribers * pausePerSubscriberMs),
    },
    // Also for clients that do not know `reset`.
    onResync: async () => {
      for (const key of channel.keys()) {
        await channel.reloadAccess(key);
        for (const changed of ['group', 'standing', 'members', 'announcements'] as const)
          channel.publish({ keys: [key], change: { changed } });
      }
    },
  });
}

function isMeant({ changed, userIds }: GroupChange, viewer: Viewer, access: GroupAccessOfViewer): boolean {
  const isInside = isSuperAdmin(viewer.role) || isGroupMember(access.standing);
  switch (changed) {
    case 'standing':
      return userIds === undefined ? isInside || access.isVisible : userIds.includes(viewer.id);
    case 'group':
      return isInside || access.isVisible;
    case 'members':
    case 'announcements':
      return isInside;
    default:
      return changed satisfies never;
  }
}

async function loadAccess(
  database: Platform['database'],
  groupId: number,
  viewers: readonly (Viewer | undefined)[],
): Promise<(GroupAccessOfViewer | undefined)[]> {
  const userIds = viewers.flatMap((viewer) => viewer?.id ?? []);
  const group = await findGroupWithMembers(database, { groupId, userIds });
  return viewers.map((viewer) => {
    if (viewer === undefined) return undefined;
    // A group that is gone: its former members are still notified of their own standing.
    if (group === undefined) return { standing: 'none', isVisible: false };
    const auth = group.authOf.get(viewer.id) ?? null;
    const isOwner = group.ownerId === viewer.id;
    return {
      standing: decideGroupStanding({ auth, isOwner, isBanned: false }),
      isVisible: group.isVisible && !group.isBanned,
    };
  });
}
