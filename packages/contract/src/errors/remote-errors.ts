import { business } from './define-errors.ts';

/** Errors of judging at other sites. */
export const remoteErrors = {
  remoteVendorOff: business<{ site: string }>(403, ({ site }) => [
    `${site} 的远程评测已关闭，暂时无法提交。`,
    `${site} 的遠端評測已關閉，暫時無法提交。`,
    `Judging at ${site} is switched off. Submissions are not available at the moment.`,
  ]),
  remoteAccountMissing: business<{ site: string }>(403, ({ site }) => [
    `本站尚未配置 ${site} 的评测账号，请联系管理员。`,
    `本站尚未設定 ${site} 的評測帳戶，請聯絡管理員。`,
    `This site has no account at ${site} yet. Ask an administrator to add one.`,
  ]),
  remoteProblemUnknown: business(403, [
    '题号不是任何已知远程评测平台的格式，无法提交。',
    '題號不屬於任何已知的遠端評測平台，無法提交。',
    'The id of this problem belongs to no known remote judge, so it accepts no submissions.',
  ]),
  remoteAccountGone: business(400, [
    '账号不存在，可能已被删除。',
    '帳戶不存在，可能已被刪除。',
    'Account not found. It may have been deleted.',
  ]),
  remoteAccountExists: business<{ username: string }>(400, ({ username }) => [
    `账号 ${username} 已存在。`,
    `帳戶 ${username} 已存在。`,
    `The account ${username} already exists.`,
  ]),
  remoteAccountBusy: business<{ username: string }>(400, ({ username }) => [
    `账号 ${username} 正在被一个提交使用，请稍后再删除。`,
    `帳戶 ${username} 正被一個提交使用，請稍後再刪除。`,
    `A submission is using the account ${username}. Delete it later.`,
  ]),
  remoteApiKeyIncomplete: business(400, [
    'API Key 与 Secret 必须同时填写。',
    'API Key 與 Secret 必須同時填寫。',
    'Enter both the API key and its secret.',
  ]),
  remoteFailureGone: business(400, [
    '该失败记录不存在，可能已被清理。',
    '此失敗記錄不存在，可能已被清理。',
    'Failure not found. Old failures are removed.',
  ]),
};
