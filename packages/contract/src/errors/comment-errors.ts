import { commentLimits } from '../community-limits.ts';
import { business } from './define-errors.ts';

const maximum = String(commentLimits.contentMaximum);

/** Errors of comments, replies and questions in contests. */
export const commentErrors = {
  commentSourceMissing: business(400, [
    '缺少讨论编号（did）或比赛编号（cid）。',
    '缺少討論編號（did）或比賽編號（cid）。',
    'The discussion (did) or the contest (cid) is missing.',
  ]),
  commentEmpty: business(400, ['评论内容不能为空。', '評論內容不能為空。', 'Write a comment first.']),
  commentTooLong: business(400, [
    `评论最长为 ${maximum} 个字符，请精简后再发布。`,
    `評論最長為 ${maximum} 個字元，請精簡後再發佈。`,
    `A comment can have at most ${maximum} characters. Shorten it and try again.`,
  ]),
  replyEmpty: business(400, ['回复内容不能为空。', '回覆內容不能為空。', 'Write a reply first.']),
  replyTooLong: business(400, [
    `回复最长为 ${maximum} 个字符，请精简后再发布。`,
    `回覆最長為 ${maximum} 個字元，請精簡後再發佈。`,
    `A reply can have at most ${maximum} characters. Shorten it and try again.`,
  ]),
  commentGone: business(400, [
    '评论不存在，可能已被删除。',
    '評論不存在，可能已被刪除。',
    'Comment not found. It may have been deleted.',
  ]),
  replyGone: business(400, [
    '回复不存在，可能已被删除。',
    '回覆不存在，可能已被刪除。',
    'Reply not found. It may have been deleted.',
  ]),
  commentSolvedMinimum: business<{ count: number; solved: number }>(403, ({ count, solved }) => [
    `通过 ${String(count)} 道题目后才能评论（已通过 ${String(solved)} / ${String(count)}）。对提交过的题目可以直接提问。`,
    `通過 ${String(count)} 道題目後才可評論（已通過 ${String(solved)} / ${String(count)}）。提交過的題目可以直接提問。`,
    `You can comment after solving ${String(count)} problems (${String(solved)} / ${String(count)} so far). You can always ask about a problem that you have tried.`,
  ]),
  commentDiscussionGone: business(400, [
    '讨论不存在，可能已被删除。',
    '討論不存在，可能已被刪除。',
    'Discussion not found. It may have been deleted.',
  ]),
  commentDiscussionOff: business(403, ['讨论区已关闭。', '討論區已關閉。', 'Discussions are turned off.']),
  contestCommentOff: business(403, [
    '比赛问答已关闭。',
    '比賽問答已關閉。',
    'Questions in contests are turned off.',
  ]),
  commentDeleteForbidden: business(403, [
    '你不能删除这条评论。',
    '你不能刪除這則評論。',
    'You cannot delete this comment.',
  ]),
  replyDeleteForbidden: business(403, [
    '你不能删除这条回复。',
    '你不能刪除這則回覆。',
    'You cannot delete this reply.',
  ]),
  commentRestoreForbidden: business(403, [
    '你不能恢复这条内容。',
    '你不能還原這則內容。',
    'You cannot restore this.',
  ]),
  replyForbidden: business(403, [
    '不能回复这条评论：比赛进行期间，只有提问者和比赛管理员可以回复。',
    '不能回覆這則評論：比賽進行期間，只有提問者和比賽管理員可以回覆。',
    'You cannot reply here: during the contest only its author and those who run the contest can.',
  ]),
};
