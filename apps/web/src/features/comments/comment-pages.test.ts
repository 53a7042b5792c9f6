import { describe, expect, it } from 'vitest';
import {
  addComment,
  addReply,
  isLiked,
  listComments,
  removeComment,
  removeReply,
  setLiked,
  setTotal,
  updateComment,
  type CommentPages,
} from './comment-pages.ts';
import { aComment, aCommentPage, aReply } from './testing/a-comment.ts';

const reply = aReply(9, { commentId: 2 });
const pages: CommentPages = {
  pages: [
    aCommentPage([aComment(3), aComment(2, { totalReplyNum: 1, replyList: [reply], likeNum: 4 })], {
      total: 4,
      liked: [2],
    }),
    aCommentPage([aComment(2), aComment(1)], { total: 4 }),
  ],
  pageParams: [1, 2],
};
const ids = (data: CommentPages) => listComments(data).map(({ id }) => id);
const totals = (data: CommentPages) => data.pages.map(({ total }) => total);
const commentOf = (data: CommentPages, id: number) => listComments(data).find((one) => one.id === id);

describe('loaded comments', () => {
  it('are shown once, even if a page boundary moved', () => {
    expect(ids(pages)).toEqual([3, 2, 1]);
  });

  it('have the own comment first', () => {
    const changed = addComment(pages, aComment(4));
    expect([ids(changed), totals(changed)]).toEqual([
      [4, 3, 2, 1],
      [5, 5],
    ]);
  });

  it('lose a deleted comment with its replies', () => {
    const changed = removeComment(pages, 2);
    expect([ids(changed), totals(changed)]).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(removeComment(pages, 99)).toBe(pages);
  });

  it('have the own reply first', () => {
    const changed = addReply(pages, aReply(10, { commentId: 2 }));
    expect(commentOf(changed, 2)).toMatchObject({ totalReplyNum: 2, replyList: [{ id: 10 }, { id: 9 }] });
    expect(totals(changed)).toEqual([5, 5]);
  });

  it('lose a deleted reply', () => {
    const changed = removeReply(pages, reply);
    expect(commentOf(changed, 2)).toMatchObject({ totalReplyNum: 0, replyList: [] });
    expect(totals(changed)).toEqual([3, 3]);
  });

  it('count a like once, and take it back', () => {
    const twice = setLiked(setLiked(pages, 3, true), 3, true);
    expect([isLiked(twice, 3), commentOf(twice, 3)?.likeNum]).toEqual([true, 1]);
    const none = setLiked(pages, 2, false);
    expect([isLiked(none, 2), commentOf(none, 2)?.likeNum]).toEqual([false, 3]);
  });

  it('take over likes in place, and replies on request', () => {
    const current = aComment(2, { likeNum: 9, totalReplyNum: 2, replyList: [aReply(10), reply] });
    expect(commentOf(updateComment(pages, current, false), 2)).toMatchObject({
      likeNum: 9,
      totalReplyNum: 1,
      replyList: [{ id: 9 }],
    });
    expect(commentOf(updateComment(pages, current, true), 2)).toMatchObject({
      totalReplyNum: 2,
      replyList: [{ id: 10 }, { id: 9 }],
    });
    expect(totals(setTotal(pages, 12))).toEqual([12, 12]);
  });
});
