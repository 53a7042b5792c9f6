import type { RemoteReason } from '@touchstone/contract/remote-reasons';
import { defineMessages, useMessages } from '../../lib/messages.ts';

/** Why another judge did not do what was asked, and what an administrator can do about it. */
const simplified = {
  unknownProblem: '那边没有这道题。请检查题号。',
  privateProblem: '这道题没有对本站的账号公开。换一个能看到它的账号，或换一道题。',
  wrongPassword: '用户名或密码不正确。修改密码后再试一次登录。',
  accountLocked: '账号被对方网站锁定或限制。请用浏览器登录对方网站查看原因。',
  loggedOut: '登录状态已经失效，下次使用时会重新登录。',
  languageRefused: '对方网站不再提供这种语言。',
  codeTooShort: '代码太短，对方网站不接收。',
  codeTooLong: '代码太长，对方网站不接收。',
  duplicateSubmission: '对方网站拒绝了内容相同的提交。',
  challengeRequired: '对方网站要求用浏览器验证。请为账号粘贴一份浏览器会话。',
  tooFast: '请求过于频繁，对方网站要求等待。',
  siteDown: '对方网站没有响应，或正在维护。',
  layoutChanged: '对方网站的页面和已知的不同，可能刚刚改版。请查看失败记录中的网页。',
  noAccount: '没有启用的账号。',
  accountBusy: '所有账号都在使用中。',
  accountPaused: '账号已暂停，需要管理员处理。',
  dailyCap: '今天的提交次数已经用完，明天继续。',
  vendorPaused: '连续失败之后暂停了，稍后自动再试。',
  vendorOff: '管理员没有启用这个网站。',
  pollLimit: '等了很久也没有结果。',
  outcomeUnknown: '代码已经送出，但没有收到回应，正在对方网站上查找。',
  runNotFound: '对方网站收下了代码，却找不到这次提交。',
  unknownResult: '对方网站给出了不认识的结果，没有当作结论。',
  siteFailed: '对方网站评测时自己出错了。',
  secretUnreadable: '保存的密码无法解密，密钥可能换过。请重新填写密码。',
} as const satisfies Record<RemoteReason, string>;

export const remoteReasonMessages = defineMessages({
  'zh-CN': simplified,
  'zh-HK': {
    unknownProblem: '該網站沒有這道題目。請檢查題號。',
    privateProblem: '這道題目沒有對本站的帳戶公開。請改用看得到它的帳戶，或換一道題目。',
    wrongPassword: '用戶名或密碼不正確。修改密碼後再試一次登入。',
    accountLocked: '帳戶被該網站鎖定或限制。請用瀏覽器登入該網站查看原因。',
    loggedOut: '登入狀態已失效，下次使用時會重新登入。',
    languageRefused: '該網站不再提供這種語言。',
    codeTooShort: '程式碼太短，該網站不接收。',
    codeTooLong: '程式碼太長，該網站不接收。',
    duplicateSubmission: '該網站拒絕了內容相同的提交。',
    challengeRequired: '該網站要求以瀏覽器驗證。請為帳戶貼上一份瀏覽器工作階段。',
    tooFast: '請求過於頻密，該網站要求等候。',
    siteDown: '該網站沒有回應，或正在維護。',
    layoutChanged: '該網站的頁面與已知的不同，可能剛剛改版。請查看失敗紀錄中的網頁。',
    noAccount: '沒有已啟用的帳戶。',
    accountBusy: '所有帳戶都在使用中。',
    accountPaused: '帳戶已暫停，需要管理員處理。',
    dailyCap: '今天的提交次數已用完，明天繼續。',
    vendorPaused: '連續失敗之後已暫停，稍後自動再試。',
    vendorOff: '管理員沒有啟用這個網站。',
    pollLimit: '等了很久也沒有結果。',
    outcomeUnknown: '程式碼已送出，但沒有收到回應，正在該網站上尋找。',
    runNotFound: '該網站收下了程式碼，卻找不到這次提交。',
    unknownResult: '該網站給出了不認識的結果，沒有當作結論。',
    siteFailed: '該網站評測時自己出錯了。',
    secretUnreadable: '儲存的密碼無法解密，密鑰可能換過。請重新填寫密碼。',
  },
  'en-US': {
    unknownProblem: 'The site has no problem with this ID. Check the ID.',
    privateProblem: 'Our account cannot see this problem. Use an account with access, or another problem.',
    wrongPassword: 'The username or password is wrong. Change the password, then try to log in.',
    accountLocked: 'The site has locked or restricted the account. Log in there with a browser to see why.',
    loggedOut: 'The session has ended. The next use logs in again.',
    languageRefused: 'The site no longer offers this language.',
    codeTooShort: 'The code is too short for the site.',
    codeTooLong: 'The code is too long for the site.',
    duplicateSubmission: 'The site refused a submission with the same code.',
    challengeRequired: 'The site wants to verify a browser. Paste a browser session for the account.',
    tooFast: 'Too many requests. The site asks to wait.',
    siteDown: 'The site does not respond, or is under maintenance.',
    layoutChanged:
      'The page looks different than expected; the site may have changed. See the page in Failures.',
    noAccount: 'No account is enabled.',
    accountBusy: 'All accounts are in use.',
    accountPaused: 'The account is paused until an administrator acts.',
    dailyCap: 'The submissions of today are used up. It continues tomorrow.',
    vendorPaused: 'Paused after repeated failures. It tries again later by itself.',
    vendorOff: 'An administrator has not enabled this site.',
    pollLimit: 'No result after a long wait.',
    outcomeUnknown: 'The code was sent, but the answer was lost. The run is being looked for at the site.',
    runNotFound: 'The site took the code, but the run was not found there.',
    unknownResult: 'The site gave a result that is not known here, so there is no verdict.',
    siteFailed: 'The judge of the site itself failed.',
    secretUnreadable:
      'The stored password cannot be decrypted: the key has changed. Enter the password again.',
  },
});

/** The text of a reason, in the language of the page. */
export function useReason(): (code: RemoteReason) => string {
  const words = useMessages(remoteReasonMessages);
  return (code) => words[code];
}
