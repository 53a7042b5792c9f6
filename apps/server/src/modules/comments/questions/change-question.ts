import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { SourceParts } from '../comment-source.ts';
import { presentComment } from '../comments.presenter.ts';
import { findComment } from '../comments.repository.ts';
import { findContestProblemId } from '../contest-problem.repository.ts';
import { loadConversations } from '../list-comments.ts';
import { publishCommentChanged } from '../live/publish-comment-changes.ts';
import { loadMentions } from '../mentions/link-mentions.ts';
import { openQuestion } from './open-questions.ts';
import { updateQuestion } from './questions.repository.ts';

interface SentChange {
  id: number;
  displayId?: string | null | undefined;
  isPublished?: boolean | undefined;
  isAnswered?: boolean | undefined;
}

export async function changeQuestion(
  parts: SourceParts,
  viewer: Viewer,
  { id, displayId, isPublished, isAnswered }: SentChange,
) {
  const { comment: before, source } = await openQuestion(parts, viewer, id);
  const { database, clock } = parts;
  const changed = await inTransaction(database, async (transaction) => {
    const contestProblemId = await findProblem(transaction, source.id, displayId);
    const change = {
      ...(contestProblemId !== undefined && { contestProblemId }),
      ...(isPublished !== undefined && { isPublished }),
      ...(isAnswered !== undefined && { answeredAt: isAnswered ? clock() : null }),
    };
    if (Object.keys(change).length > 0 && !(await updateQuestion(transaction, id, change)))
      throw callError('commentGone');
    // Readers who lose the question are notified, too.
    const comment = { ...before, isPublished: before.isPublished || isPublished === true };
    await publishCommentChanged(transaction, { changed: 'added', source, comment });
    return findComment(transaction, id);
  });
  if (changed === undefined) throw callError('commentGone');
  const conversation = (await loadConversations(database, source, [changed]))(changed);
  const texts = [changed, ...conversation.replies].map(({ content }) => content);
  const mentionsOf = await loadMentions(database, texts);
  return presentComment(changed, conversation, { source, viewer, mentionsOf });
}

/** Undefined: unchanged. Null: the contest itself. */
async function findProblem(database: Queryable, contestId: number, displayId: string | null | undefined) {
  if (displayId === undefined) return undefined;
  if (displayId === null || displayId === '') return null;
  const id = await findContestProblemId(database, contestId, displayId);
  if (id === undefined) throw callError('contestProblemMissing');
  return id;
}
