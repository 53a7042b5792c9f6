import { business } from './define-errors.ts';

/** Errors of the assistant beside a problem. */
export const assistantErrors = {
  assistantOffInContest: business(400, [
    '你正在参加比赛，比赛结束前不能使用 AI 助手。',
    '你正在參加比賽，比賽結束前不能使用 AI 助手。',
    'You are in a running contest. The assistant is off until it ends.',
  ]),
  assistantOffByTeacher: business(400, [
    '老师在这里关闭了 AI 助手。',
    '老師在這裏關閉了 AI 助手。',
    'The teacher has turned the assistant off here.',
  ]),
  assistantOffForRemote: business(400, [
    '来自其他网站的题目不支持 AI 助手。',
    '來自其他網站的題目不支援 AI 助手。',
    'The assistant does not work with problems of other sites.',
  ]),
  assistantQuotaUsed: business(400, [
    '今天的提问次数已用完，请明天再来。',
    '今天的提問次數已用完，請明天再來。',
    'Your questions for today are used up. Come back tomorrow.',
  ]),
  assistantBudgetUsed: business(400, [
    '本站本月的 AI 助手预算已用完。',
    '本站本月的 AI 助手預算已用完。',
    'The budget of this site for the assistant is used up for this month.',
  ]),
  assistantConsentMissing: business(400, [
    '请先阅读并同意 AI 助手的使用说明。',
    '請先閱讀並同意 AI 助手的使用說明。',
    'Read the notice of the assistant and agree to it first.',
  ]),
  assistantConversationGone: business(404, [
    '对话不存在或已删除。',
    '對話不存在或已刪除。',
    'The conversation does not exist or was deleted.',
  ]),
  assistantAnswerTaken: business(400, [
    '该回答已经生成过，请刷新对话。',
    '該回答已經產生過，請重新載入對話。',
    'This answer was requested before. Reload the conversation.',
  ]),
  assistantAddressInvalid: business(400, [
    '接口地址必须是 http 或 https 地址。',
    '介面地址必須是 http 或 https 地址。',
    'The address must begin with http:// or https://.',
  ]),
  assistantKeyInvalid: business(400, [
    '私钥不是有效的 PEM 格式 RSA 私钥。',
    '私鑰不是有效的 PEM 格式 RSA 私鑰。',
    'The private key is not a valid RSA key in PEM format.',
  ]),
  assistantSwitchTarget: business(400, [
    '请指定一个比赛、训练或团队。',
    '請指定一個比賽、訓練或團隊。',
    'Name one contest, training or group.',
  ]),
};
