import { roleCodes, toWireDate, type RoleCode, type WireComment, type WireReply } from '@touchstone/contract';
import {
  canReplyToQuestion,
  isAskerHidden,
  type QuestionText,
} from '@touchstone/rules/community/contest-questions';
import { isAnyAdmin, isSuperAdmin, roleFromCode } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { CommentSource, QuestionAccess } from './comment-source.ts';
import type { CommentRow } from './comments.repository.ts';
import type { MentionsOf } from './mentions/link-mentions.ts';
import type { ReplyRow } from './replies.repository.ts';

type AuthorRow = Pick<CommentRow, 'authorId' | 'authorRoleCode'>;

export const isManager = ({ managerIds }: Pick<QuestionAccess, 'managerIds'>, row: AuthorRow): boolean =>
  row.authorRoleCode === roleCodes.root || managerIds.has(row.authorId);

/** The row as the rule of questions sees it. */
export const asQuestion = (
  questions: Pick<QuestionAccess, 'managerIds'>,
  row: AuthorRow & { isPublished: boolean },
): QuestionText => ({
  authorId: row.authorId,
  isAuthorManager: isManager(questions, row),
  isPublished: row.isPublished,
});

function shownRole(code: number): 'root' | 'admin' | 'user' {
  const role = roleFromCode(code as RoleCode);
  if (isSuperAdmin(role)) return 'root';
  return isAnyAdmin(role) ? 'admin' : 'user';
}

const hiddenAuthor = {
  fromUid: '',
  fromName: '',
  fromAvatar: null,
  fromRole: 'user',
  fromTitleName: null,
  fromTitleColor: null,
} as const;

const shownAuthor = (row: CommentRow | ReplyRow) => ({
  fromUid: row.authorId,
  fromName: row.authorName,
  fromAvatar: row.authorAvatar,
  fromRole: shownRole(row.authorRoleCode),
  fromTitleName: row.authorTitleName,
  fromTitleColor: row.authorTitleColor,
});

export interface PresentedFor {
  readonly source: CommentSource;
  readonly viewer: Viewer | undefined;
  readonly mentionsOf: MentionsOf;
}

function describeAuthor(row: CommentRow | ReplyRow, isHidden: boolean, { source, viewer }: PresentedFor) {
  return {
    ...(isHidden ? hiddenAuthor : shownAuthor(row)),
    isAuthorHidden: isHidden,
    isAuthorStaff: source.type === 'Contest' && isManager(source.questions, row),
    canDelete: viewer !== undefined && (source.isModerator || viewer.id === row.authorId),
  };
}

const isHiddenAuthor = (source: CommentSource, comment: CommentRow): boolean =>
  source.type === 'Contest' && isAskerHidden(source.questions.reader, asQuestion(source.questions, comment));

export function presentReply(reply: ReplyRow, comment: CommentRow, given: PresentedFor): WireReply {
  const isAskerUnknown = isHiddenAuthor(given.source, comment);
  const isHidden = (userId: string) => isAskerUnknown && userId === comment.authorId;
  const isRecipientHidden = isHidden(reply.recipientId);
  return {
    id: reply.id,
    commentId: reply.commentId,
    ...describeAuthor(reply, isHidden(reply.authorId), given),
    toUid: isRecipientHidden ? '' : reply.recipientId,
    toName: isRecipientHidden ? '' : reply.recipientName,
    toAvatar: isRecipientHidden ? null : reply.recipientAvatar,
    quoteId: reply.quotedReplyId,
    content: reply.content,
    mentions: given.mentionsOf(reply.content),
    status: 0,
    isPublished: reply.isPublished,
    gmtCreate: toWireDate(reply.createdAt),
    gmtModified: toWireDate(reply.createdAt),
  };
}

export function presentComment(
  comment: CommentRow,
  { replies, replyCount }: { replies: readonly ReplyRow[]; replyCount: number },
  given: PresentedFor,
): WireComment {
  const { source, viewer } = given;
  return {
    id: comment.id,
    content: comment.content,
    mentions: given.mentionsOf(comment.content),
    ...describeAuthor(comment, isHiddenAuthor(source, comment), given),
    likeNum: comment.likeCount,
    totalReplyNum: replyCount,
    gmtCreate: toWireDate(comment.createdAt),
    replyList: replies.map((reply) => presentReply(reply, comment, given)),
    canReply:
      source.type === 'Contest'
        ? canReplyToQuestion(source.questions.reader, asQuestion(source.questions, comment))
        : viewer !== undefined,
    isPublished: comment.isPublished,
    isAnswered: comment.answeredAt !== null,
    problemDisplayId: comment.problemDisplayId,
  };
}
