/** Changes of a discussion that its page and the back office share. The calls of a group check the standing in the group. */
import { callApi } from './api/index.ts';

interface Named {
  id: number;
  gid: number | null;
}

export const deleteDiscussion = ({ id, gid }: Named) =>
  gid === null
    ? callApi('DELETE /api/discussion', { query: { did: id }, toastsError: true })
    : callApi('DELETE /api/group/discussion', { query: { did: id }, toastsError: true });

export const restoreDiscussion = (did: number) =>
  callApi('POST /api/discussion-restore', { body: { did }, toastsError: true });

export interface StateChange {
  isPinned?: boolean;
  isDisabled?: boolean;
}

/** The status of a disabled discussion on the wire. */
export const disabledStatus = 1;

const statusOf = (isDisabled: boolean | undefined): number | undefined =>
  isDisabled === undefined ? undefined : isDisabled ? disabledStatus : 0;

/** Pins or disables any discussion. For administrators of the site. */
export const changeSiteState = (id: number, { isPinned, isDisabled }: StateChange) =>
  callApi('PUT /api/admin/discussion', {
    body: { id, status: statusOf(isDisabled), topPriority: isPinned },
    toastsError: true,
  });

interface GroupDiscussion {
  id: number;
  title: string;
  description: string;
  content: string | null;
  categoryId: number;
  topPriority: boolean;
  status: number;
}

/** Pins or disables a discussion of a group. The call saves all of it, so the rest is sent as it is. */
export function changeGroupState(gid: number, discussion: GroupDiscussion, change: StateChange) {
  const { id, title, description, content, categoryId } = discussion;
  return callApi('PUT /api/group/discussion', {
    body: {
      id,
      gid,
      title,
      description,
      content,
      categoryId,
      topPriority: change.isPinned ?? discussion.topPriority,
      status: statusOf(change.isDisabled) ?? discussion.status,
    },
    toastsError: true,
  });
}

export const changeState = (discussion: GroupDiscussion & { gid: number | null }, change: StateChange) =>
  discussion.gid === null
    ? changeSiteState(discussion.id, change)
    : changeGroupState(discussion.gid, discussion, change);
