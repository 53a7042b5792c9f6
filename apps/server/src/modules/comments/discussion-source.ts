import { canModerate, type ReadingRefusal } from '@touchstone/rules/community/discussion-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findReadable } from '../discussions/index.ts';
import type { DiscussionSource, SourceParts } from './source-facts.ts';

export async function openDiscussionSource(
  parts: SourceParts,
  viewer: Viewer | undefined,
  discussionId: number,
): Promise<DiscussionSource> {
  const found = await findReadable(parts, viewer, discussionId);
  if (typeof found === 'string') throw callError(toCommentError(found));
  const { discussion, facts } = found;
  if (facts.deletedBy !== undefined) throw callError('commentDiscussionGone');
  const { groupId, problemId, authorId, title, commentCount, replyCount } = discussion;
  const { openPublicDiscussion, openGroupDiscussion } = parts.settings.current.switches;
  if (!(groupId === null ? openPublicDiscussion : openGroupDiscussion))
    throw callError('commentDiscussionOff');
  const isModerator = canModerate(viewer, facts);
  const { id } = discussion;
  const counts = { commentCount, replyCount };
  return { type: 'Discussion', id, isModerator, groupId, problemId, authorId, title, ...counts };
}

function toCommentError(refusal: ReadingRefusal) {
  switch (refusal) {
    case 'discussionNotFound':
    case 'discussionDisabled':
      return 'commentDiscussionGone';
    case 'publicDiscussionClosed':
    case 'groupDiscussionClosed':
      return 'commentDiscussionOff';
    case 'discussionGroupLogin':
      return 'groupMembersOnly';
    case 'groupMembersOnly':
    case 'solutionLockedContest':
    case 'solutionLockedLogin':
    case 'solutionLockedUnsolved':
      return refusal;
    default:
      return refusal satisfies never;
  }
}
