import {
  groupStandings,
  toWireDate,
  type RoleCode,
  type WireDiscussion,
  type WireDiscussionDetail,
} from '@touchstone/contract';
import {
  badgeOf,
  canRestore,
  plainBadges,
  refuseCommenting,
  refuseDiscussionAction,
  type DiscussionAction,
} from '@touchstone/rules/community/discussion-access';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { DiscussionRow } from './discussions.repository.ts';
import type { OpenDiscussion } from './open-discussion.ts';

/** Null outside groups. */
const standingOf = ({ groupId, authorAuth }: DiscussionRow) =>
  groupId === null ? null : (groupStandings[authorAuth ?? 0] ?? 'none');

function presentBadge(row: DiscussionRow) {
  const badge = badgeOf(roleFromCode(row.roleCode as RoleCode), standingOf(row));
  return { role: badge === null ? ('user' as const) : plainBadges[badge], badge };
}

const presentCommon = (row: DiscussionRow) => ({
  id: row.id,
  categoryId: row.categoryId,
  title: row.title,
  description: row.description,
  pid: row.displayId,
  uid: row.authorId,
  author: row.username,
  avatar: row.avatarUrl,
  ...presentBadge(row),
  viewNum: row.viewCount,
  likeNum: row.likeCount,
  commentNum: row.commentCount,
  topPriority: row.isPinned,
  status: row.isDisabled ? 1 : 0,
  gid: row.groupId,
  kind: row.kind,
  isOfficial: row.isOfficial,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});

/** `content`: null in lists of the site. */
export const presentDiscussion = (row: DiscussionRow, content: string | null): WireDiscussion => ({
  ...presentCommon(row),
  content,
});

export function presentDetail(
  { discussion, facts }: OpenDiscussion,
  { viewer, content, isLiked }: { viewer: Viewer | undefined; content: string; isLiked: boolean },
): WireDiscussionDetail {
  const isDeleted = facts.deletedBy !== undefined;
  const isAllowed = (action: DiscussionAction) =>
    viewer !== undefined && !isDeleted && refuseDiscussionAction(viewer, facts, action) === undefined;
  return {
    ...presentCommon(discussion),
    content,
    categoryName: discussion.categoryName,
    titleName: discussion.titleName,
    titleColor: discussion.titleColor,
    hasLike: isLiked ? true : null,
    isDeleted,
    allowed: {
      comment: viewer !== undefined && !isDeleted && refuseCommenting(viewer.role) === undefined,
      edit: isAllowed('edit'),
      delete: isAllowed('delete'),
      restore: canRestore(viewer, facts),
      pin: isAllowed('pin'),
      disable: isAllowed('disable'),
      markOfficial: isAllowed('markOfficial'),
      report: isAllowed('report') && viewer?.id !== discussion.authorId,
    },
  };
}
