import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { findContestProblemId } from './contest-problem.repository.ts';
import { openSource, type CommentSource, type SourceIds, type SourceParts } from './comment-source.ts';
import { presentComment } from './comments.presenter.ts';
import { findComment, insertComment } from './comments.repository.ts';
import { countInDiscussion } from './count-in-discussion.ts';
import { publishCommentChanged } from './live/publish-comment-changes.ts';
import { loadMentions } from './mentions/link-mentions.ts';
import { enforceCommentRate, enforceTextLimits, findPostingRefusal, parseContent } from './posting-checks.ts';
import { findRecipients, remindOf } from './remind-of-comments.ts';

interface SentComment extends SourceIds {
  content?: string | null | undefined;
  displayId?: string | undefined;
}

export async function addComment(parts: SourceParts, by: Actor, sent: SentComment) {
  const { viewer } = by;
  const { database, clock } = parts;
  const content = parseContent('comment', sent.content);
  const source = await openSource(parts, viewer, sent);
  const refusal = await findPostingRefusal(parts, viewer, source);
  if (refusal !== undefined) throw refusal;
  await enforceCommentRate(parts, by);
  const now = clock();
  const isManager = source.type === 'Contest' && source.questions.reader.isManager;
  const recipients = await findRecipients(parts, {
    source,
    sender: viewer,
    content,
    text:
      source.type === 'Contest'
        ? { question: { authorId: viewer.id, isAuthorManager: isManager, isPublished: false } }
        : undefined,
    // Questions of contests have a counter instead.
    direct: source.type === 'Discussion' ? [source.authorId] : [],
  });
  const comment = await inTransaction(database, async (transaction) => {
    await enforceTextLimits(transaction, parts, { viewer, source, content });
    const id = await insertComment(transaction, {
      discussionId: source.type === 'Discussion' ? source.id : null,
      contestId: source.type === 'Contest' ? source.id : null,
      contestProblemId: await findProblem(transaction, source, sent.displayId),
      authorId: viewer.id,
      content,
      // What a manager writes needs no answer.
      answeredAt: isManager ? now : null,
      createdAt: now,
    });
    if (source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: 1, replies: 0 });
    await remindOf(transaction, recipients, {
      action: 'Discuss',
      source,
      senderId: viewer.id,
      commentId: id,
      content,
      now,
    });
    const stored = await findComment(transaction, id);
    if (stored !== undefined)
      await publishCommentChanged(transaction, { changed: 'added', source, comment: stored });
    return stored;
  });
  if (comment === undefined) throw callError('commentGone');
  const mentionsOf = await loadMentions(database, [content]);
  return presentComment(comment, { replies: [], replyCount: 0 }, { source, viewer, mentionsOf });
}

async function findProblem(database: Queryable, source: CommentSource, displayId: string | undefined) {
  if (source.type === 'Discussion' || displayId === undefined) return null;
  const id = await findContestProblemId(database, source.id, displayId);
  if (id === undefined) throw callError('contestProblemMissing');
  return id;
}
