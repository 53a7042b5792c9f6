/** Whether a user may write comments and replies. */
import type { Queryable } from '@touchstone/database';
import { isRepeatedComment, refuseCommentText } from '@touchstone/rules/community/comment-form';
import { refuseCommenting } from '@touchstone/rules/community/discussion-access';
import { duplicateWindowMs } from '@touchstone/rules/community/posting-limits';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError, type CallError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { enforceLinkLimit, loadSolvedMinimum } from '../discussions/index.ts';
import { countSolved } from './comment-authors.repository.ts';
import type { CommentSource, SourceParts } from './comment-source.ts';
import { listRecentTexts, lockAuthor } from './comments.repository.ts';

/** Undefined if the viewer may write here. In contests nobody needs to have solved problems. */
export async function findPostingRefusal(
  { database, settings }: SourceParts,
  viewer: Viewer,
  source: CommentSource,
): Promise<CallError | undefined> {
  const refusal = refuseCommenting(viewer.role);
  if (refusal !== undefined) return callError(refusal);
  if (source.type === 'Contest' || isAnyAdmin(viewer.role)) return undefined;
  const count = await loadSolvedMinimum(database, {
    minimum: settings.current.switches.defaultCreateCommentACInitValue,
    userId: viewer.id,
    problemId: source.problemId,
  });
  const solved = count <= 0 ? 0 : await countSolved(database, viewer.id);
  return solved >= count ? undefined : callError('commentSolvedMinimum', { count, solved });
}

/** Per user, and per address, which a school may share. */
export async function enforceCommentRate(
  parts: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin }: Actor,
) {
  await enforceRateLimit(parts, 'comment', viewer.id);
  await enforceRateLimit(parts, 'comment-address', origin.ip);
}

/**
 * Throws if the text repeats one of the author, or has too many links for a new account. In the transaction of the text: it
 * serializes those of one author, so that a double click is one comment. Those who run a contest repeat their answers.
 */
export async function enforceTextLimits(
  transaction: Queryable,
  { clock }: Pick<SourceParts, 'clock'>,
  { viewer, source, content }: { viewer: Viewer; source: CommentSource; content: string },
) {
  const isManager = source.type === 'Contest' && source.questions.reader.isManager;
  if (isManager || isAnyAdmin(viewer.role)) return;
  await lockAuthor(transaction, viewer.id);
  const now = clock();
  const since = new Date(now.getTime() - duplicateWindowMs);
  const recent = await listRecentTexts(transaction, { authorId: viewer.id, since });
  const isRepeated = recent.some(({ discussionId, contestId, ...earlier }) =>
    isRepeatedComment(content, {
      content: earlier.content,
      ageMs: now.getTime() - earlier.createdAt.getTime(),
      isSameSource: (source.type === 'Contest' ? contestId : discussionId) === source.id,
    }),
  );
  if (isRepeated) throw callError('duplicatePost');
  await enforceLinkLimit(transaction, { clock }, { viewer, text: content });
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
