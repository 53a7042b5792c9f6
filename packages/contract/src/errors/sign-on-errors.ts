import { business } from './define-errors.ts';

/** Errors of logins through other sites. */
export const signOnErrors = {
  signInElsewhere: business<{ origin: string }>(400, ({ origin }) => [
    `请在 ${origin} 登录或关联。`,
    `請在 ${origin} 登入或連結。`,
    `Log in or link accounts at ${origin}.`,
  ]),
  signInProviderUnknown: business(404, [
    '没有这个登录方式，或者它已停用。',
    '沒有這個登入方式，或者它已停用。',
    'This sign-in method does not exist or is disabled.',
  ]),
  signInProviderDown: business(503, [
    '登录服务暂时无法访问，请稍后再试。',
    '登入服務暫時無法連接，請稍後再試。',
    'The sign-in service cannot be reached. Try again later.',
  ]),
  signInExpired: business(400, [
    '这次登录不是从这个浏览器发起的，或者已经过期。请重新登录。',
    '這次登入並非由這個瀏覽器發起，或已經過期。請重新登入。',
    'This sign-in was not started in this browser, or it has expired. Please log in again.',
  ]),
  signInRefused: business(400, [
    '登录服务没有确认你的身份，请重新登录。',
    '登入服務沒有確認你的身份，請重新登入。',
    'The sign-in service did not confirm your identity. Please log in again.',
  ]),
  signInCancelled: business(400, ['你已取消登录。', '你已取消登入。', 'You cancelled the sign-in.']),
  signInOnlyProvider: business(403, [
    '本站只能通过指定的登录服务登录，请使用它的按钮。',
    '本站只能透過指定的登入服務登入，請使用它的按鈕。',
    'This site accepts logins from one sign-in service only. Use its button to log in.',
  ]),
  signInMayNotCreate: business(403, [
    '通过这个登录方式不能注册新账号，请关联已有的账号。',
    '透過這個登入方式不能註冊新帳戶，請連結已有的帳戶。',
    'This sign-in method does not create accounts. Connect an existing account.',
  ]),
  identityTaken: business(400, [
    '这个身份已经关联了另一个账号。请先在那个账号的设置中解除关联。',
    '這個身份已連結另一個帳戶。請先在該帳戶的設定中解除連結。',
    'This identity is linked to another account. Unlink it in the settings of that account first.',
  ]),
  identityAlreadyLinked: business(400, [
    '你的账号已经关联了这个登录方式的另一个身份，请先解除关联。',
    '你的帳戶已連結這個登入方式的另一個身份，請先解除連結。',
    'Your account is already linked to another identity of this sign-in method. Unlink it first.',
  ]),
  identityNotLinked: business(404, [
    '你的账号没有关联这个登录方式。',
    '你的帳戶沒有連結這個登入方式。',
    'Your account is not linked to this sign-in method.',
  ]),
  lastSignInMethod: business(400, [
    '这是你唯一的登录方式。请先设置密码或关联其他登录方式，再解除关联。',
    '這是你唯一的登入方式。請先設定密碼或連結其他登入方式，再解除連結。',
    'This is your only way to log in. Set a password or link another sign-in method first.',
  ]),
  providerSlugInvalid: business(400, [
    '标识由小写字母、数字和连字符组成，最长 32 个字符，不能是 wechat。',
    '識別碼由小寫字母、數字和連字號組成，最長 32 個字元，不能是 wechat。',
    'The identifier has lower-case letters, digits and hyphens, at most 32, and is not “wechat”.',
  ]),
  providerSlugTaken: business(400, [
    '这个标识已被使用。',
    '這個識別碼已被使用。',
    'This identifier is in use.',
  ]),
  providerIssuerInvalid: business(400, [
    '颁发者应是完整的 https 地址。',
    '簽發者須為完整的 https 網址。',
    'The issuer must be a complete https address.',
  ]),
  providerFieldsMissing: business(400, [
    '请填写颁发者、客户端 ID、权限范围和三种语言的按钮文字。',
    '請填寫簽發者、用戶端 ID、權限範圍和三種語言的按鈕文字。',
    'Enter the issuer, the client ID, the scopes, and the button text in three languages.',
  ]),
  providerScopesInvalid: business(400, [
    '权限范围必须包含 openid。',
    '權限範圍必須包含 openid。',
    'The scopes must contain openid.',
  ]),
  providerGroupUnknown: business<{ id: number }>(400, ({ id }) => [
    `没有编号为 ${String(id)} 的团队。`,
    `沒有編號為 ${String(id)} 的小組。`,
    `There is no group with id ${String(id)}.`,
  ]),
  providerTooMany: business(400, [
    '登录方式太多了。',
    '登入方式過多。',
    'There are too many sign-in providers.',
  ]),
  providerNotEnabled: business(400, [
    '请先启用这个登录方式。',
    '請先啟用這個登入方式。',
    'Enable this provider first.',
  ]),
};
