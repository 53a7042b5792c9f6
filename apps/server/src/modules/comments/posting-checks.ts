/** Whether a user may write comments and replies. */
import { refuseCommentText } from '@touchstone/rules/community/comment-form';
import { hasPermission, isAnyAdmin } from '@touchstone/rules/permissions';
import { callError, type CallError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { countSolved } from './comment-authors.repository.ts';
import type { CommentSource, SourceParts } from './comment-source.ts';

/** Undefined if the viewer may write here. In contests nobody needs to have solved problems. */
export async function findPostingRefusal(
  { database, settings }: SourceParts,
  viewer: Viewer,
  source: CommentSource,
): Promise<CallError | undefined> {
  if (!hasPermission(viewer.role, 'comment_add')) return callError('commentMuted');
  if (source.type === 'Contest' || isAnyAdmin(viewer.role)) return undefined;
  const count = settings.current.switches.defaultCreateCommentACInitValue;
  if (count <= 0 || (await countSolved(database, viewer.id)) >= count) return undefined;
  return callError('commentSolvedMinimum', { count });
}

const refusals = {
  comment: { empty: 'commentEmpty', 'too-long': 'commentTooLong' },
  reply: { empty: 'replyEmpty', 'too-long': 'replyTooLong' },
} as const;

export function parseContent(kind: keyof typeof refusals, sent: string | null | undefined): string {
  const content = sent ?? '';
  const refusal = refuseCommentText(content);
  if (refusal !== undefined) throw callError(refusals[kind][refusal]);
  return content;
}
