import type { Comment, CommentPage, Reply } from '../api/list-comments.ts';

const author = {
  fromUid: 'u2',
  fromName: 'bob',
  fromAvatar: null,
  fromRole: 'user',
  fromTitleName: null,
  fromTitleColor: null,
  isAuthorHidden: false,
  isAuthorStaff: false,
  canDelete: false,
  gmtCreate: '2026-05-01T08:00:00.000+0000',
} as const;

/** A comment on a discussion, for tests. */
export const aComment = (id: number, changes: Partial<Comment> = {}): Comment => ({
  id,
  content: `Comment ${String(id)}`,
  mentions: [],
  ...author,
  likeNum: 0,
  totalReplyNum: 0,
  replyList: [],
  canReply: true,
  isPublished: false,
  isAnswered: false,
  problemDisplayId: null,
  ...changes,
});

export const aReply = (id: number, changes: Partial<Reply> = {}): Reply => ({
  id,
  commentId: 1,
  content: `Reply ${String(id)}`,
  mentions: [],
  ...author,
  fromName: 'cy',
  toUid: 'u2',
  toName: 'bob',
  toAvatar: null,
  quoteId: null,
  status: 0,
  isPublished: false,
  gmtModified: author.gmtCreate,
  ...changes,
});

interface PageFacts {
  total?: number;
  current?: number;
  pages?: number;
  liked?: readonly number[];
  refusal?: string | null;
}

export const aCommentPage = (records: Comment[], facts: PageFacts = {}): CommentPage => ({
  commentList: {
    records,
    total: facts.total ?? records.length,
    size: 10,
    current: facts.current ?? 1,
    pages: facts.pages ?? 1,
    orders: [],
    searchCount: true,
  },
  commentLikeMap: Object.fromEntries((facts.liked ?? []).map((id) => [String(id), true as const])),
  total: facts.total ?? records.reduce((sum, { totalReplyNum }) => sum + 1 + totalReplyNum, 0),
  refusal: facts.refusal ?? null,
});
