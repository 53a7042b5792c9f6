import { noticeLimits } from '../notice-limits.ts';
import { business } from './define-errors.ts';

const { titleMaximum, contentMaximum, recipientsMaximum } = noticeLimits;

/** Errors of notices and their messages. */
export const noticeErrors = {
  noticeTitleEmpty: business(400, [
    '通知标题不能为空。',
    '通知標題不能為空。',
    'Enter a title for the notice.',
  ]),
  noticeTitleTooLong: business(400, [
    `通知标题最长为 ${String(titleMaximum)} 个字符。`,
    `通知標題最長為 ${String(titleMaximum)} 個字元。`,
    `The title can have at most ${String(titleMaximum)} characters.`,
  ]),
  noticeEmpty: business(400, ['通知内容不能为空。', '通知內容不能為空。', 'Enter the text of the notice.']),
  noticeTooLong: business(400, [
    `通知内容最长为 ${String(contentMaximum)} 个字符。`,
    `通知內容最長為 ${String(contentMaximum)} 個字元。`,
    `The notice can have at most ${String(contentMaximum)} characters.`,
  ]),
  noticeRecipientsMissing: business(400, [
    '请选择至少一位接收通知的用户。',
    '請選擇至少一位接收通知的用戶。',
    'Select at least one recipient.',
  ]),
  noticeRecipientsTooMany: business(400, [
    `一条通知最多指定 ${String(recipientsMaximum)} 位用户；人数更多时请发给所有人。`,
    `一則通知最多指定 ${String(recipientsMaximum)} 位用戶；人數更多時請發給所有人。`,
    `You can select at most ${String(recipientsMaximum)} recipients. To reach more, send the notice to all users.`,
  ]),
  noticeRecipientGone: business(400, [
    '所选的用户中有人已不存在，请重新选择。',
    '所選的用戶中有人已不存在，請重新選擇。',
    'A selected user no longer exists. Update the selection.',
  ]),
  noticeGone: business(400, [
    '通知不存在，可能已被删除。',
    '通知不存在，可能已被刪除。',
    'Notice not found. It may have been deleted.',
  ]),
  noticePushed: business(400, [
    '通知已经推送，不能再修改；可以删除后重新发送。',
    '通知已經推送，不能再修改；可以刪除後重新發送。',
    'The notice has been sent and can no longer be changed. Delete it and create a new one.',
  ]),
  messagesNothingToClear: business(400, [
    '没有可以清除的消息。',
    '沒有可以清除的訊息。',
    'There are no messages to clear.',
  ]),
};
