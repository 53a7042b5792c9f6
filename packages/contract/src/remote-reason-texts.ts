/** Messages of failed remote submissions, for clients that show the message of the server. */
import type { LocalisedText } from './locales.ts';
import type { RemoteReason } from './remote-reasons.ts';

const localised = (simplified: string, traditional: string, english: string): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

export const remoteReasonTexts: Readonly<Record<RemoteReason, LocalisedText>> = {
  unknownProblem: localised(
    '对方平台上没有这道题。',
    '對方平台上沒有這道題目。',
    'The other site does not have this problem.',
  ),
  privateProblem: localised(
    '对方平台不允许本站账号访问这道题。',
    '對方平台不允許本站帳戶存取這道題目。',
    'The account of this site may not open the problem at the other site.',
  ),
  wrongPassword: localised(
    '本站在对方平台的账号密码有误。',
    '本站在對方平台的帳戶密碼有誤。',
    'The other site refuses the password of our account.',
  ),
  accountLocked: localised(
    '本站在对方平台的账号已被锁定。',
    '本站在對方平台的帳戶已被鎖定。',
    'The other site has locked our account.',
  ),
  loggedOut: localised(
    '对方平台的登录已失效。',
    '對方平台的登入已失效。',
    'The login at the other site has ended.',
  ),
  languageRefused: localised(
    '对方平台不接受这种编程语言，请换一种语言提交。',
    '對方平台不接受此程式語言，請改用其他語言提交。',
    'The other site does not accept this language. Use another one.',
  ),
  codeTooShort: localised(
    '代码太短，对方平台不接受。',
    '程式碼太短，對方平台不接受。',
    'The code is too short for the other site.',
  ),
  codeTooLong: localised(
    '代码太长，对方平台不接受。',
    '程式碼太長，對方平台不接受。',
    'The code is too long for the other site.',
  ),
  duplicateSubmission: localised(
    '对方平台拒绝重复提交相同的代码。',
    '對方平台拒絕重複提交相同的程式碼。',
    'The other site refuses the same code twice.',
  ),
  challengeRequired: localised(
    '对方平台要求人机验证，等待管理员处理。',
    '對方平台要求人機驗證，等待管理員處理。',
    'The other site asks for a check in a browser. An administrator has to do it.',
  ),
  tooFast: localised(
    '提交过于频繁，对方平台要求稍候。',
    '提交過於頻繁，對方平台要求稍候。',
    'The other site asks to wait before the next submission.',
  ),
  siteDown: localised(
    '对方平台暂时无法访问。',
    '對方平台暫時無法存取。',
    'The other site cannot be reached at the moment.',
  ),
  layoutChanged: localised(
    '对方平台的页面已变化，本站暂时无法识别。',
    '對方平台的頁面已變更，本站暫時無法識別。',
    'The pages of the other site have changed and cannot be read at the moment.',
  ),
  vendorOff: localised(
    '该平台的远程评测已关闭。',
    '此平台的遠端評測已關閉。',
    'Judging at this site is switched off.',
  ),
  vendorPaused: localised(
    '对方平台多次出错，远程评测已暂停，稍后自动恢复。',
    '對方平台多次出錯，遠端評測已暫停，稍後自動恢復。',
    'Judging is paused after failures of the other site. It resumes automatically.',
  ),
  noAccount: localised(
    '本站没有可用的评测账号。',
    '本站沒有可用的評測帳戶。',
    'This site has no account that it can use there.',
  ),
  accountBusy: localised(
    '正在排队等待评测账号。',
    '正在排隊等候評測帳戶。',
    'Waiting for an account that is free.',
  ),
  accountPaused: localised(
    '评测账号已暂停使用，等待管理员处理。',
    '評測帳戶已暫停使用，等待管理員處理。',
    'The accounts are paused. An administrator has to look at them.',
  ),
  dailyCap: localised(
    '评测账号今日提交次数已达上限，明天继续。',
    '評測帳戶今日提交次數已達上限，明天繼續。',
    'The accounts have reached their limit for today. Judging goes on tomorrow.',
  ),
  outcomeUnknown: localised(
    '代码已发送，正在向对方平台确认。',
    '程式碼已傳送，正向對方平台確認。',
    'The code was sent. We are checking whether the other site received it.',
  ),
  runNotFound: localised(
    '多次发送后仍无法在对方平台找到提交，请重新提交。',
    '多次傳送後仍無法在對方平台找到提交，請重新提交。',
    'The code was sent several times, but the other site does not list it. Submit again.',
  ),
  pollLimit: localised(
    '等待对方平台的评测结果超时，请点击重新提交继续查询。',
    '等待對方平台的評測結果逾時，請按重新提交繼續查詢。',
    'The result did not come in time. Resubmit to ask for it again.',
  ),
  unknownResult: localised(
    '对方平台返回了本站不认识的评测结果，请点击重新提交继续查询。',
    '對方平台傳回了本站不認識的評測結果，請按重新提交繼續查詢。',
    'The other site shows a result that we do not know. Resubmit to ask for it again.',
  ),
  siteFailed: localised(
    '对方平台评测时出错，请稍后重新提交。',
    '對方平台評測時出錯，請稍後重新提交。',
    'The judge of the other site failed. Submit again later.',
  ),
  secretUnreadable: localised(
    '评测账号的密码无法解密，请管理员重新填写。',
    '評測帳戶的密碼無法解密，請管理員重新填寫。',
    'The password of the account cannot be decrypted. An administrator has to enter it again.',
  ),
};
