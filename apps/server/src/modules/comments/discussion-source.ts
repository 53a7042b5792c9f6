import { isGroupAdmin, isGroupMember } from '@touchstone/rules/group-standing';
import { isAnyAdmin, isSuperAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import type { DiscussionSource, SourceParts } from './comment-source.ts';
import { findDiscussion } from './comments.repository.ts';

export async function openDiscussionSource(
  { database, settings }: SourceParts,
  viewer: Viewer | undefined,
  discussionId: number,
): Promise<DiscussionSource> {
  const discussion = await findDiscussion(database, discussionId);
  if (discussion === undefined) throw callError('commentDiscussionGone');
  const { switches } = settings.current;
  const { groupId, authorId } = discussion;
  const isSwitchedOn = groupId === null ? switches.openPublicDiscussion : switches.openGroupDiscussion;
  if (!isSwitchedOn) throw callError('commentDiscussionOff');
  const standing = (await loadGroupStandings(database, viewer, [groupId]))(groupId);
  const isRoot = viewer !== undefined && isSuperAdmin(viewer.role);
  if (groupId !== null && !isRoot && !isGroupMember(standing)) throw callError('groupMembersOnly');
  const isModerator =
    groupId === null ? viewer !== undefined && isAnyAdmin(viewer.role) : isRoot || isGroupAdmin(standing);
  if ((discussion.isDisabled || discussion.kind === 'solution') && !isModerator && viewer?.id !== authorId)
    throw callError('commentDiscussionGone');
  return { type: 'Discussion', id: discussionId, isModerator, ...discussion };
}
