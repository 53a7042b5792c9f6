import { business } from './define-errors.ts';

interface OfSite {
  site: string;
}

interface OfProblem extends OfSite {
  id: string;
}

/** Errors of imports from other judges. */
export const remoteImportErrors = {
  remoteImportSiteUnknown: business<{ name: string }>(400, ({ name }) => [
    `不支持的评测网站：${name}。`,
    `不支援的評測網站：${name}。`,
    `Unknown judge: ${name}.`,
  ]),
  remoteImportIdInvalid: business<OfSite & { example: string }>(400, ({ site, example }) => [
    `题号格式不正确。${site} 的题号如 ${example}。`,
    `題號格式不正確。${site} 的題號如 ${example}。`,
    `This is not a problem ID of ${site}. An example: ${example}.`,
  ]),
  remoteImportOff: business<OfSite>(403, ({ site }) => [
    `${site} 已停用，请先在远程评测设置中启用。`,
    `${site} 已停用，請先在遠端評測設定中啟用。`,
    `${site} is switched off. Enable it in the settings of remote judging first.`,
  ]),
  remoteImportUnknownProblem: business<OfProblem>(400, ({ site, id }) => [
    `${site} 上没有题目 ${id}。`,
    `${site} 上沒有題目 ${id}。`,
    `${site} has no problem ${id}.`,
  ]),
  remoteImportUnknownContest: business<OfProblem>(400, ({ site, id }) => [
    `${site} 上没有比赛 ${id}，或比赛尚未开始。`,
    `${site} 上沒有比賽 ${id}，或比賽尚未開始。`,
    `${site} has no contest ${id}, or it has not started yet.`,
  ]),
  remoteImportPrivate: business<OfProblem>(400, ({ site, id }) => [
    `${site} 的题目 ${id} 未公开，本站的账号也无权查看。`,
    `${site} 的題目 ${id} 並未公開，本站的帳戶亦無權查看。`,
    `Problem ${id} of ${site} is private, and no account of this site may see it.`,
  ]),
  remoteImportAccount: business<OfSite>(400, ({ site }) => [
    `${site} 要求登录，但本站的账号无法登录，请检查远程评测账号。`,
    `${site} 要求登入，但本站的帳戶無法登入，請檢查遠端評測帳戶。`,
    `${site} requires a login, and the account of this site was refused. Check the accounts of remote judging.`,
  ]),
  remoteImportChallenge: business<OfSite>(400, ({ site }) => [
    `${site} 要求通过浏览器验证。请在远程评测账号中填入浏览器的会话，然后重试。`,
    `${site} 要求通過瀏覽器驗證。請在遠端評測帳戶中填入瀏覽器的工作階段，然後重試。`,
    `${site} asks for a browser check. Paste the session of a browser into an account of remote judging, then try again.`,
  ]),
  remoteImportTooFast: business<OfSite & { seconds: number }>(400, ({ site, seconds }) => [
    `${site} 限制了访问频率，请在 ${String(seconds)} 秒后重试。`,
    `${site} 限制了存取頻率，請在 ${String(seconds)} 秒後重試。`,
    `${site} limits the rate of requests. Try again in ${String(seconds)} seconds.`,
  ]),
  remoteImportSiteDown: business<OfSite>(400, ({ site }) => [
    `${site} 没有响应或正在维护，请稍后重试。`,
    `${site} 沒有回應或正在維護，請稍後重試。`,
    `${site} does not respond or is under maintenance. Try again later.`,
  ]),
  remoteImportLayout: business<OfSite>(400, ({ site }) => [
    `${site} 的页面与预期不符，可能已改版。失败记录中保存了该页面。`,
    `${site} 的頁面與預期不符，可能已改版。失敗記錄中保存了該頁面。`,
    `A page of ${site} does not look as expected. The site may have changed. The page is in the list of failures.`,
  ]),
  remoteImportExists: business<{ problemId: string }>(400, ({ problemId }) => [
    `题目 ${problemId} 已经添加过了。`,
    `題目 ${problemId} 已經加入過了。`,
    `The problem ${problemId} has already been added.`,
  ]),
  remoteImportRequestEmpty: business(400, [
    '请填写要导入的题号。',
    '請填寫要匯入的題號。',
    'Enter the problems to import.',
  ]),
  remoteImportRequestUnknown: business<OfSite & { text: string; example: string }>(
    400,
    ({ site, text, example }) => [
      `无法识别“${text}”。${site} 的题号如 ${example}。`,
      `無法識別「${text}」。${site} 的題號如 ${example}。`,
      `"${text}" is not a problem, range or contest of ${site}. An example of a problem: ${example}.`,
    ],
  ),
  remoteImportRequestRange: business<{ text: string }>(400, ({ text }) => [
    `范围“${text}”的终点在起点之前。`,
    `範圍「${text}」的終點在起點之前。`,
    `The range "${text}" ends before it begins.`,
  ]),
  remoteImportRequestTooMany: business<{ maximum: number }>(400, ({ maximum }) => [
    `一次最多导入 ${String(maximum)} 道题目。`,
    `一次最多匯入 ${String(maximum)} 道題目。`,
    `An import can have at most ${String(maximum)} problems.`,
  ]),
  remoteImportContestsTooMany: business<{ maximum: number }>(400, ({ maximum }) => [
    `一次最多导入 ${String(maximum)} 场比赛。`,
    `一次最多匯入 ${String(maximum)} 場比賽。`,
    `An import can have at most ${String(maximum)} contests.`,
  ]),
  remoteImportTargets: business(400, [
    '只能选择一个训练或一场比赛。',
    '只能選擇一個訓練或一場比賽。',
    'Choose one training or one contest.',
  ]),
  remoteImportTargetGone: business(400, [
    '目标训练或比赛已被删除。',
    '目標訓練或比賽已被刪除。',
    'The training or contest that should get the problem has been deleted.',
  ]),
  remoteImportGone: business(404, [
    '该导入任务不存在。',
    '此匯入工作不存在。',
    'This import does not exist.',
  ]),
  remoteImportFinished: business(400, [
    '该导入任务已经结束。',
    '此匯入工作已經結束。',
    'This import is already finished.',
  ]),
  remoteImportNothingToRetry: business(400, [
    '没有需要重试的题目。',
    '沒有需要重試的題目。',
    'There is nothing to try again.',
  ]),
  /** The site failed several times in a row: the rest is not tried. */
  remoteImportStopped: business<OfSite>(400, ({ site }) => [
    `${site} 连续多次失败，导入已停止。可稍后重试。`,
    `${site} 連續多次失敗，匯入已停止。可稍後重試。`,
    `${site} failed several times in a row, so the import was stopped. Try again later.`,
  ]),
  remoteRefreshLocal: business(400, [
    '这道题目不是从其他评测网站导入的。',
    '這道題目並非從其他評測網站匯入。',
    'This problem was not imported from another judge.',
  ]),
};
