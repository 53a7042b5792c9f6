/** Changes of the loaded comments after an action of the user, pure: nothing is fetched again and nothing jumps. */
import type { InfiniteData } from '@tanstack/react-query';
import type { Comment, CommentPage, Reply } from './api/list-comments.ts';

export type CommentPages = InfiniteData<CommentPage>;

/** A comment that moved to a later page while the list was open is shown once. */
export function listComments({ pages }: CommentPages): Comment[] {
  const byId = new Map<number, Comment>();
  for (const { commentList } of pages)
    for (const comment of commentList.records) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  return [...byId.values()];
}

const mapPages = (data: CommentPages, change: (page: CommentPage, index: number) => CommentPage) => ({
  ...data,
  pages: data.pages.map(change),
});

const withRecords = (page: CommentPage, records: Comment[]): CommentPage => ({
  ...page,
  commentList: { ...page.commentList, records },
});

const changeComment = (data: CommentPages, id: number, change: (comment: Comment) => Comment) =>
  mapPages(data, (page) =>
    withRecords(
      page,
      page.commentList.records.map((comment) => (comment.id === id ? change(comment) : comment)),
    ),
  );

const addToTotal = (data: CommentPages, step: number) =>
  mapPages(data, (page) => ({ ...page, total: Math.max(0, page.total + step) }));

export const setTotal = (data: CommentPages, total: number): CommentPages =>
  mapPages(data, (page) => ({ ...page, total }));

/** Its current likes; with `isWhole` also its replies. Otherwise shown replies stay as they are. */
export const updateComment = (data: CommentPages, current: Comment, isWhole: boolean): CommentPages =>
  changeComment(data, current.id, (comment) => ({
    ...comment,
    likeNum: current.likeNum,
    ...(isWhole && { replyList: current.replyList, totalReplyNum: current.totalReplyNum }),
  }));

/** The own comment comes first, whatever the order is. */
export const addComment = (data: CommentPages, comment: Comment): CommentPages =>
  addToTotal(
    mapPages(data, (page, index) =>
      index === 0 ? withRecords(page, [comment, ...page.commentList.records]) : page,
    ),
    1,
  );

export function removeComment(data: CommentPages, id: number): CommentPages {
  const removed = listComments(data).find((comment) => comment.id === id);
  if (removed === undefined) return data;
  const left = mapPages(data, (page) =>
    withRecords(
      page,
      page.commentList.records.filter((comment) => comment.id !== id),
    ),
  );
  return addToTotal(left, -1 - removed.totalReplyNum);
}

/** The own reply comes first. */
export const addReply = (data: CommentPages, reply: Reply): CommentPages =>
  addToTotal(
    changeComment(data, reply.commentId, (comment) => ({
      ...comment,
      replyList: [reply, ...comment.replyList],
      totalReplyNum: comment.totalReplyNum + 1,
    })),
    1,
  );

export const removeReply = (data: CommentPages, { id, commentId }: Reply): CommentPages =>
  addToTotal(
    changeComment(data, commentId, (comment) => ({
      ...comment,
      replyList: comment.replyList.filter((reply) => reply.id !== id),
      totalReplyNum: Math.max(0, comment.totalReplyNum - 1),
    })),
    -1,
  );

export const isLiked = ({ pages }: CommentPages, id: number): boolean =>
  pages.some(({ commentLikeMap }) => commentLikeMap[String(id)] === true);

/** Without effect if the comment is in that state already, so that a double click counts once. */
export function setLiked(data: CommentPages, id: number, isNowLiked: boolean): CommentPages {
  if (isLiked(data, id) === isNowLiked) return data;
  const counted = changeComment(data, id, (comment) => ({
    ...comment,
    likeNum: Math.max(0, comment.likeNum + (isNowLiked ? 1 : -1)),
  }));
  return mapPages(counted, (page) => {
    const { [String(id)]: _former, ...others } = page.commentLikeMap;
    return { ...page, commentLikeMap: isNowLiked ? { ...others, [String(id)]: true } : others };
  });
}
