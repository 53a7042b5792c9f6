import { commentLimits, makePage, type CommentSort, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { canReadAnswer, readsAllQuestions } from '@touchstone/rules/community/contest-questions';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openSource, type CommentSource, type SourceIds, type SourceParts } from './comment-source.ts';
import { asQuestion, presentComment, presentReply, type PresentedFor } from './comments.presenter.ts';
import {
  countWithReplies,
  findCommentIndex,
  listLiked,
  listQuestions,
  listReadableComments,
  type CommentRow,
} from './comments.repository.ts';
import { listDiscussionComments } from './discussion-comments.repository.ts';
import { loadMentions } from './mentions/link-mentions.ts';
import { openComment } from './open-comment.ts';
import { findPostingRefusal } from './posting-checks.ts';
import { findNewestReplies, listReplies, listRepliesOf, type ReplyRow } from './replies.repository.ts';

interface ListRequest extends PageRequest, SourceIds {
  sort?: CommentSort | undefined;
  focus?: number | undefined;
}

export async function viewComments(
  parts: SourceParts,
  viewer: Viewer | undefined,
  { query, locale }: { query: ListRequest; locale: Locale },
) {
  const { database } = parts;
  const sort = query.sort ?? 'likes';
  const [source, loaded] = await Promise.all([
    openSource(parts, viewer, query),
    loadBesideCheck(database, { ...query, sort }),
  ]);
  const page = { limit: query.limit, currentPage: await findPage(database, source, { ...query, sort }) };
  const [listed, total, refusal] = await Promise.all([
    loadListed(database, { source, viewer }, { ...page, sort, loaded }),
    countReadable(database, source),
    viewer && findPostingRefusal(parts, viewer, source),
  ]);
  const comments = await presentComments(database, listed, { source, viewer });
  return {
    commentList: makePage(comments, listed.total, page),
    commentLikeMap: Object.fromEntries(listed.liked.map((id) => [id, true as const])),
    total,
    refusal: refusal?.textIn(locale) ?? null,
  };
}

/** With links of the users whom the texts mention. */
export async function presentComments(
  database: Queryable,
  { rows, conversations }: { rows: readonly CommentRow[]; conversations: Conversations },
  given: Omit<PresentedFor, 'mentionsOf'>,
) {
  const entries = rows.map((row) => ({ row, conversation: conversations(row) }));
  const texts = entries.flatMap(({ row, conversation: { replies } }) => [row, ...replies]);
  const mentionsOf = await loadMentions(
    database,
    texts.map(({ content }) => content),
  );
  return entries.map(({ row, conversation }) => presentComment(row, conversation, { ...given, mentionsOf }));
}

/**
 * The page of a discussion, loaded while its access check runs. The check throws if the viewer may not read the discussion. Undefined
 * if only the check tells what to load.
 */
async function loadBesideCheck(
  database: Queryable,
  { did, cid, focus, ...page }: ListRequest & { sort: CommentSort },
): Promise<CommentRow[] | undefined> {
  if (typeof did !== 'number' || typeof cid === 'number' || focus !== undefined) return undefined;
  return listDiscussionComments(database, did, page);
}

type ListedPage = PageRequest & { sort: CommentSort; loaded: CommentRow[] | undefined };

/** The comments of the page with their replies, and which of them the viewer likes. */
async function loadListed(
  database: Queryable,
  { source, viewer }: { source: CommentSource; viewer: Viewer | undefined },
  page: ListedPage,
) {
  const { rows, total } = await listPage(database, source, page);
  const ids = rows.map(({ id }) => id);
  const [conversations, liked] = await Promise.all([
    loadConversations(database, source, rows),
    viewer === undefined ? [] : listLiked(database, viewer.id, ids),
  ]);
  return { rows, total, conversations, liked };
}

/** The page with these comments, and how many comments there are, without replies. */
async function listPage(database: Queryable, source: CommentSource, { loaded, ...page }: ListedPage) {
  if (source.type === 'Contest') return listQuestions(database, source, page);
  const rows = loaded ?? (await listDiscussionComments(database, source.id, page));
  return { rows, total: source.commentCount - source.replyCount };
}

async function findPage(
  database: Queryable,
  source: CommentSource,
  { focus, sort, limit, currentPage }: PageRequest & { focus?: number | undefined; sort: CommentSort },
): Promise<number> {
  if (focus === undefined) return currentPage;
  const index = await findCommentIndex(database, source, { id: focus, sort });
  return index === undefined ? currentPage : Math.floor(index / limit) + 1;
}

type Conversations = (comment: CommentRow) => { replies: readonly ReplyRow[]; replyCount: number };

async function listNewestReplies(database: Queryable, commentIds: readonly number[]): Promise<ReplyRow[]> {
  const found = await Promise.all(commentIds.map((id) => findNewestReplies(database, id)));
  return found.flatMap((replies) => replies ?? []);
}

/** The newest replies that the viewer may read, and how many there are. */
export async function loadConversations(
  database: Queryable,
  source: CommentSource,
  comments: readonly CommentRow[],
): Promise<Conversations> {
  const ids = comments.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  const isContest = source.type === 'Contest';
  // The rule decides about each answer in a contest, where a question has few of them.
  const rows = isContest ? await listRepliesOf(database, ids) : await listNewestReplies(database, ids);
  const repliesOf = Map.groupBy(rows, ({ commentId }) => commentId);
  return (comment) => {
    const readable = keepReadable(source, comment, repliesOf.get(comment.id) ?? []);
    return {
      replies: readable.slice(0, commentLimits.repliesPerComment),
      replyCount: isContest ? readable.length : comment.replyCount,
    };
  };
}

type AnsweredComment = Pick<CommentRow, 'authorId' | 'authorRoleCode' | 'isPublished'>;

/** Comments and replies that the viewer may read. */
async function countReadable(database: Queryable, source: CommentSource): Promise<number> {
  if (source.type === 'Discussion') return source.commentCount;
  if (readsAllQuestions(source.questions.reader)) return countWithReplies(database, source);
  const comments = await listReadableComments(database, source);
  const answered = comments.filter(({ replyCount }) => replyCount > 0);
  const replies = await listRepliesOf(
    database,
    answered.map(({ id }) => id),
  );
  const repliesOf = Map.groupBy(replies, ({ commentId }) => commentId);
  const readable = answered.map(
    (comment) => keepReadable(source, comment, repliesOf.get(comment.id) ?? []).length,
  );
  return readable.reduce((sum, count) => sum + count, comments.length);
}

function keepReadable(source: CommentSource, comment: AnsweredComment, replies: readonly ReplyRow[]) {
  if (source.type === 'Discussion') return replies;
  const { questions } = source;
  const question = asQuestion(questions, comment);
  return replies.filter((reply) => canReadAnswer(questions.reader, question, asQuestion(questions, reply)));
}

export async function viewReplies(parts: SourceParts, viewer: Viewer | undefined, commentId: number) {
  const { comment, source } = await openComment(parts, viewer, commentId);
  const replies = await listReplies(parts.database, commentId, commentLimits.repliesMaximum);
  const readable = keepReadable(source, comment, replies);
  const mentionsOf = await loadMentions(
    parts.database,
    readable.map(({ content }) => content),
  );
  return readable.map((reply) => presentReply(reply, comment, { source, viewer, mentionsOf }));
}
