import { broken, mapped, simpleStep, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

const missingUser = (id: string) => broken('missing-user', `user ${id} does not exist`);
const missingDiscussion = (id: number | null) =>
  broken('missing-discussion', `discussion ${String(id)} does not exist`);

export const discussionCategoryStep = simpleStep({
  table: 'category',
  map: (fields, { known }) => {
    const [id, name] = [fields.id('id'), fields.text('name').trim()];
    if (name === '') return broken('bad-value', 'name is empty');
    const isStored = known.discussionCategories.has(id);
    known.discussionCategories.add(id);
    const row = { id, name, ...createdAndUpdated(fields) };
    return mapped([{ table: 'discussion_category', row, ...(isStored && { keys: ['id'] }) }]);
  },
});

export function mapDiscussion(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const [id, categoryId, authorId] = [fields.id('id'), fields.id('category_id'), fields.text('uid').trim()];
  const groupId = fields.integerOrNull('gid');
  const displayId = fields.textOrNull('pid')?.trim().toUpperCase() ?? null;
  const problemId = displayId === null ? null : known.displayIds.get(displayId);
  if (!known.users.has(authorId)) return missingUser(authorId);
  if (!known.discussionCategories.has(categoryId))
    return broken('missing-row', `category ${String(categoryId)} does not exist`);
  if (problemId === undefined)
    return broken('missing-problem', `problem ${String(displayId)} does not exist`);
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  known.discussions.add(id);
  const row = {
    id,
    category_id: categoryId,
    problem_id: problemId,
    group_id: groupId,
    author_id: authorId,
    title: fields.text('title'),
    description: fields.text('description'),
    content: fields.text('content'),
    is_pinned: fields.flag('top_priority', false),
    is_disabled: fields.integer('status', 0) !== 0,
    view_count: Math.max(0, fields.integer('view_num', 0)),
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'discussion', row }]);
}

export const discussionStep = simpleStep({ table: 'discussion', map: mapDiscussion });

export const discussionLikeStep = simpleStep({
  table: 'discussion_like',
  map: (fields, { known }) => {
    const [discussionId, userId] = [fields.id('did'), fields.text('uid').trim()];
    if (!known.discussions.has(discussionId)) return missingDiscussion(discussionId);
    if (!known.users.has(userId)) return missingUser(userId);
    const { created_at } = createdAndUpdated(fields);
    const row = { discussion_id: discussionId, user_id: userId, created_at };
    return mapped([{ table: 'discussion_like', row, isOptional: true }]);
  },
});

export const discussionReportStep = simpleStep({
  table: 'discussion_report',
  map: (fields, { known }) => {
    const discussionId = fields.id('did');
    if (!known.discussions.has(discussionId)) return missingDiscussion(discussionId);
    const { created_at } = createdAndUpdated(fields);
    const row = {
      id: fields.id('id'),
      discussion_id: discussionId,
      reporter_id: known.usernames.get(fields.text('reporter').trim().toLowerCase()) ?? null,
      content: fields.text('content'),
      is_handled: fields.flag('status', false),
      created_at,
    };
    return mapped([{ table: 'discussion_report', row }]);
  },
});

/** A status other than zero is a deletion. */
const deletedAt = (fields: Fields) =>
  fields.integer('status', 0) === 0 ? null : createdAndUpdated(fields).updated_at;

export function mapComment(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const [id, authorId] = [fields.id('id'), fields.text('from_uid').trim()];
  const discussionId = fields.integerOrNull('did') || null;
  const contestId = fields.integerOrNull('cid') || null;
  if (!known.users.has(authorId)) return missingUser(authorId);
  if (discussionId !== null ? !known.discussions.has(discussionId) : contestId === null)
    return missingDiscussion(discussionId);
  if (discussionId === null && contestId !== null && !known.contests.has(contestId))
    return broken('missing-contest', `contest ${String(contestId)} does not exist`);
  known.comments.add(id);
  const { created_at } = createdAndUpdated(fields);
  const row = {
    id,
    discussion_id: discussionId,
    contest_id: discussionId === null ? contestId : null,
    author_id: authorId,
    content: fields.text('content'),
    // HOJ shows comments of a contest to all of its participants.
    is_published: discussionId === null,
    created_at,
    deleted_at: deletedAt(fields),
  };
  return mapped([{ table: 'comment', row }]);
}

export const commentStep = simpleStep({ table: 'comment', map: mapComment });

const missingComment = (id: number) => broken('missing-row', `comment ${String(id)} does not exist`);

export const commentLikeStep = simpleStep({
  table: 'comment_like',
  map: (fields, { known }) => {
    const [commentId, userId] = [fields.id('cid'), fields.text('uid').trim()];
    if (!known.comments.has(commentId)) return missingComment(commentId);
    if (!known.users.has(userId)) return missingUser(userId);
    const { created_at } = createdAndUpdated(fields);
    const row = { comment_id: commentId, user_id: userId, created_at };
    return mapped([{ table: 'comment_like', row, isOptional: true }]);
  },
});

export const replyStep = simpleStep({
  table: 'reply',
  map: (fields, { known }) => {
    const [id, commentId] = [fields.id('id'), fields.id('comment_id')];
    const [authorId, recipientId] = [fields.text('from_uid').trim(), fields.text('to_uid').trim()];
    if (!known.comments.has(commentId)) return missingComment(commentId);
    for (const userId of [authorId, recipientId]) if (!known.users.has(userId)) return missingUser(userId);
    const quoted = fields.text('quote_type') === 'Reply' ? fields.integerOrNull('quote_id') : null;
    const quotedId = quoted !== null && known.replies.has(quoted) ? quoted : null;
    known.replies.add(id);
    const { created_at } = createdAndUpdated(fields);
    const row = {
      id,
      comment_id: commentId,
      author_id: authorId,
      recipient_id: recipientId,
      quoted_reply_id: quotedId,
      content: fields.text('content'),
      created_at,
      deleted_at: deletedAt(fields),
      is_published: true,
    };
    return mapped([{ table: 'reply', row }]);
  },
});
