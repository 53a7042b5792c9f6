import type { Queryable } from '@touchstone/database';
import { rootId } from '../accounts/index.ts';
import { demoDiscussions, type DemoDiscussion } from './demo-discussions.ts';
import { insertComment, insertDiscussion, insertReplies } from './demo.repository.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

interface LoadedPlaces {
  userIds: ReadonlyMap<string, string>;
  problemIds: ReadonlyMap<string, number>;
  /** Undefined if the group was skipped. */
  groupId: number | undefined;
  now: Date;
}

export async function loadDemoDiscussions(transaction: Queryable, loaded: LoadedPlaces) {
  for (const discussion of demoDiscussions) await loadDiscussion(transaction, discussion, loaded);
}

/** Without its author, problem or group a discussion is skipped. */
async function loadDiscussion(transaction: Queryable, discussion: DemoDiscussion, loaded: LoadedPlaces) {
  const { displayId, isOfGroup = false, comments = [] } = discussion;
  const idOf = (username: string) => (username === 'root' ? rootId : loaded.userIds.get(username));
  const authorId = idOf(discussion.author);
  const problemId = displayId === undefined ? null : loaded.problemIds.get(displayId);
  if (authorId === undefined || problemId === undefined) return;
  if (isOfGroup && loaded.groupId === undefined) return;
  const createdAt = new Date(loaded.now.getTime() - discussion.daysAgo * dayMs);
  const replyCount = comments.reduce((count, { replies = [] }) => count + replies.length, 0);
  const discussionId = await insertDiscussion(transaction, {
    kind: discussion.kind ?? 'discussion',
    categoryId: discussion.categoryId,
    problemId,
    groupId: isOfGroup ? (loaded.groupId ?? null) : null,
    authorId,
    title: discussion.title,
    description: discussion.description,
    content: discussion.content,
    isPinned: discussion.isPinned ?? false,
    isOfficial: discussion.isOfficial ?? false,
    viewCount: discussion.viewCount,
    commentCount: comments.length + replyCount,
    replyCount,
    createdAt,
    updatedAt: createdAt,
  });
  for (const [index, { author, content, replies = [] }] of comments.entries()) {
    const commenterId = idOf(author);
    if (commenterId === undefined) continue;
    const commentedAt = new Date(createdAt.getTime() + (index + 1) * hourMs);
    const commentId = await insertComment(transaction, {
      discussionId,
      authorId: commenterId,
      content,
      replyCount: replies.length,
      createdAt: commentedAt,
    });
    await insertReplies(
      transaction,
      replies.map((reply) => ({
        commentId,
        authorId: idOf(reply.author) ?? rootId,
        recipientId: commenterId,
        content: reply.content,
        createdAt: new Date(commentedAt.getTime() + hourMs),
      })),
    );
  }
}
