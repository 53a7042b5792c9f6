/** What a table of discussions may do: in the back office, or in a group. */
import type { StateChange } from '../../lib/change-discussion.ts';
import type { ManagedDiscussion } from './api/discussions.ts';

export interface DiscussionScope {
  change: (discussion: ManagedDiscussion, change: StateChange) => Promise<unknown>;
  remove: (discussion: ManagedDiscussion) => Promise<unknown>;
}

/** The page of a discussion, in its group if it has one. */
export const discussionUrl = ({ id, gid }: { id: number; gid: number | null }): string =>
  `${gid === null ? '' : `/group/${String(gid)}`}/discussion-detail/${String(id)}`;
