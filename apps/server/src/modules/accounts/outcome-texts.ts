/** Texts of calls with a second status code inside their response data: see `outcome` of the contract. */
import {
  accountTimers,
  passwordChecksBeforeLock,
  type Locale,
  type LocalisedText,
  type Outcome,
} from '@touchstone/contract';
import type { CheckResult } from './password-checks.ts';

const done = 200;
const refused = 400;
const locked = 403;

const localise = (simplified: string, traditional: string, english: string): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

const successTexts = {
  passwordChanged: localise(
    '密码已修改，请重新登录。',
    '密碼已更改，請重新登入。',
    'The password is changed. Please log in again.',
  ),
  emailChanged: localise('邮箱已更换。', '電郵已更改。', 'The e-mail address is changed.'),
  phoneChanged: localise('手机号已绑定。', '手機號碼已綁定。', 'The phone number is bound.'),
  phoneChangedWithPassword: localise(
    '手机号已绑定，初始密码为手机号后六位：10 分钟内可在这个浏览器登录一次，请尽快设置新密码。',
    '手機號碼已綁定，初始密碼為手機號碼後六位：10 分鐘內可在此瀏覽器登入一次，請盡快設定新密碼。',
    'The phone number is bound. Your password is its last six digits. It works once, in this browser, for 10 minutes: set a new one now.',
  ),
  usernameChanged: localise('用户名已修改。', '用戶名稱已更改。', 'The username is changed.'),
  passwordRestored: localise(
    '密码已恢复为手机号后六位。请在 10 分钟内用这个浏览器重新登录，并设置新密码。',
    '密碼已還原為手機號碼後六位。請於 10 分鐘內以此瀏覽器重新登入，並設定新密碼。',
    'The password is now the last six digits of your phone. Log in again in this browser within 10 minutes and set a new one.',
  ),
};

const refusalTexts = {
  phoneFormat: localise(
    '请输入 11 位手机号。',
    '請輸入 11 位手機號碼。',
    'Please enter an 11-digit phone number.',
  ),
  phoneUnchanged: localise(
    '新手机号与当前手机号相同。',
    '新手機號碼與目前手機號碼相同。',
    'The new phone number is the current one.',
  ),
  phoneTaken: localise(
    '该手机号已被其他账号绑定。',
    '此手機號碼已被其他帳戶綁定。',
    'This phone number is bound to another account.',
  ),
  restoreNotSocial: localise(
    '只有用微信登录的账号可以这样重置密码。请用原密码修改，或通过邮箱找回。',
    '只有以微信登入的帳戶可以這樣重設密碼。請以原密碼更改，或透過電郵找回。',
    'Only accounts that log in with WeChat can do this. Change your password with the old one, or reset it by e-mail.',
  ),
  restoreNotFresh: localise(
    '请先在这个浏览器用微信重新登录，再在 10 分钟内重置密码。',
    '請先在此瀏覽器以微信重新登入，再於 10 分鐘內重設密碼。',
    'Log in with WeChat again in this browser, then reset the password within 10 minutes.',
  ),
  phoneMissing: localise('请先绑定手机号。', '請先綁定手機號碼。', 'Bind a phone number first.'),
  usernameFormat: localise(
    '用户名为 2 至 20 个字符，可用汉字、字母、数字、下划线、连字符和点。',
    '用戶名稱為 2 至 20 個字元，可用中文字、英文字母、數字、底線、連字號和點。',
    'A username has 2 to 20 letters, digits, underscores, hyphens or dots.',
  ),
  usernameUnchanged: localise(
    '新用户名与当前用户名相同。',
    '新用戶名稱與目前用戶名稱相同。',
    'The new username is the current one.',
  ),
  usernameScripts: localise(
    '用户名不能混用不同文字的字母，如拉丁字母和西里尔字母。',
    '用戶名稱不能混用不同文字的字母，如拉丁字母和俄文字母。',
    'The username must not mix letters of different scripts, such as Latin and Cyrillic.',
  ),
  usernameLikeStaff: localise(
    '用户名与管理人员的用户名过于相似，请换一个。',
    '用戶名稱與管理人員的用戶名稱過於相似，請換一個。',
    'This username looks like that of an administrator. Choose another.',
  ),
  usernameTaken: localise('用户名已存在。', '用戶名稱已存在。', 'This username already exists.'),
};

const wrongTexts = {
  password: localise('密码错误', '密碼錯誤', 'Wrong password'),
  code: localise('验证码错误', '驗證碼錯誤', 'Wrong code'),
};

export const succeed = (text: keyof typeof successTexts, locale: Locale): Outcome => ({
  code: done,
  msg: successTexts[text][locale],
});

export const refuse = (text: keyof typeof refusalTexts, locale: Locale): Outcome => ({
  code: refused,
  msg: refusalTexts[text][locale],
});

/** The outcome of a wrong password or code, or of any check while the account is locked. */
export function refuseCheck(
  result: Exclude<CheckResult, { state: 'right' }>,
  what: keyof typeof wrongTexts,
  locale: Locale,
): Outcome {
  if (result.state === 'locked')
    return { code: locked, msg: lockText(result.seconds)[locale], lockSeconds: result.seconds };
  const msg = `${wrongTexts[what][locale]}${countText(result.count)[locale]}`;
  const isLockedNow = result.count >= passwordChecksBeforeLock;
  return { code: refused, msg, ...(isLockedNow && { lockSeconds: accountTimers.passwordLockSeconds }) };
}

function countText(count: number): LocalisedText {
  const minutes = String(accountTimers.passwordLockSeconds / 60);
  const [times, most] = [String(count), String(passwordChecksBeforeLock)];
  if (count >= passwordChecksBeforeLock) {
    return localise(
      `，已错 ${times} 次，请在 ${minutes} 分钟后再试。`,
      `，已錯 ${times} 次，請在 ${minutes} 分鐘後再試。`,
      ` for the ${times}th time. Try again in ${minutes} min.`,
    );
  }
  return localise(
    `（第 ${times} 次），错满 ${most} 次将锁定 ${minutes} 分钟。`,
    `（第 ${times} 次），錯滿 ${most} 次將鎖定 ${minutes} 分鐘。`,
    `: attempt ${times} of ${most}, then a lock for ${minutes} min.`,
  );
}

function lockText(remaining: number): LocalisedText {
  const [minutes, seconds] = [String(Math.floor(remaining / 60)), String(remaining % 60)];
  return localise(
    `错误次数过多，请在 ${minutes} 分 ${seconds} 秒后再试。`,
    `錯誤次數過多，請在 ${minutes} 分 ${seconds} 秒後再試。`,
    `Too many wrong attempts. Try again in ${minutes} min ${seconds} s.`,
  );
}
