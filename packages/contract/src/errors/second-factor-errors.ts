import { business } from './define-errors.ts';

/** Errors of second factors, of the login with them, and of the list of sessions. */
export const secondFactorErrors = {
  /** The data of this error hold the ticket of the second step. */
  secondFactorRequired: business(400, [
    '该账号开启了两步验证，请在网页上登录并完成第二步。',
    '此帳戶已開啟兩步驗證，請在網頁上登入並完成第二步。',
    'This account uses two-step verification. Log in on the website to complete the second step.',
  ]),
  secondFactorOfTool: business(400, [
    '该账号开启了两步验证，不能只用密码登录。请使用 Contest API 令牌。',
    '此帳戶已開啟兩步驗證，不能只以密碼登入。請使用 Contest API 權杖。',
    'This account uses two-step verification, so a password alone does not work. Use a token of the Contest API.',
  ]),
  secondFactorSetupRequired: business(403, [
    '你的角色必须开启两步验证。请先设置，再继续使用。',
    '你的角色必須開啟兩步驗證。請先設定，再繼續使用。',
    'Your role requires two-step verification. Set it up to continue.',
  ]),
  loginTicketExpired: business(400, [
    '登录已超时，请重新登录。',
    '登入已逾時，請重新登入。',
    'This login has expired. Log in again.',
  ]),
  secondFactorWrong: business(400, [
    '验证码不正确，或已经用过。',
    '驗證碼不正確，或已經用過。',
    'The code is wrong or has already been used.',
  ]),
  secondFactorLocked: business<{ minutes: number }>(400, ({ minutes }) => [
    `错误次数过多，请在 ${String(minutes)} 分钟后再试。`,
    `錯誤次數過多，請在 ${String(minutes)} 分鐘後再試。`,
    `Too many wrong attempts. Try again in ${String(minutes)} min.`,
  ]),
  totpUnreadable: business(400, [
    '无法核对验证器的验证码，请改用通行密钥或恢复码，或联系管理员。',
    '未能核對驗證器的驗證碼，請改用通行密鑰或復原碼，或聯絡管理員。',
    'Codes of your app cannot be checked. Use a passkey or a recovery code, or contact an administrator.',
  ]),
  totpExists: business(400, [
    '已经设置了验证器。如需更换，请先移除。',
    '已經設定了驗證器。如需更換，請先移除。',
    'An authenticator app is already set up. Remove it first.',
  ]),
  totpNotBegun: business(400, [
    '请重新扫描二维码，再输入验证码。',
    '請重新掃描二維碼，再輸入驗證碼。',
    'Scan the QR code again, then enter the code.',
  ]),
  passkeyFailed: business(400, [
    '通行密钥验证失败，请重试。',
    '通行密鑰驗證失敗，請重試。',
    'The passkey could not be verified. Try again.',
  ]),
  passkeyUnavailable: business(400, [
    '用 IP 地址访问时不能使用通行密钥，请通过域名访问本站。',
    '以 IP 地址瀏覽時不能使用通行密鑰，請透過網域名稱瀏覽本站。',
    'Passkeys do not work with an IP address. Open the site by its domain name.',
  ]),
  passkeyExists: business(400, [
    '这个通行密钥已经添加过了。',
    '這個通行密鑰已經加入過了。',
    'This passkey has already been added.',
  ]),
  passkeyLimit: business<{ maximum: number }>(400, ({ maximum }) => [
    `最多可以添加 ${String(maximum)} 个通行密钥。`,
    `最多可以加入 ${String(maximum)} 個通行密鑰。`,
    `An account can have at most ${String(maximum)} passkeys.`,
  ]),
  passkeyUnknown: business(404, [
    '这个通行密钥已不存在。',
    '這個通行密鑰已不存在。',
    'This passkey no longer exists.',
  ]),
  identityConfirmationRequired: business(403, [
    '请先确认是你本人：重新登录，并在 10 分钟内再次操作。',
    '請先確認是你本人：重新登入，並於 10 分鐘內再次操作。',
    'Confirm that it is you first: log in again, then repeat this within 10 minutes.',
  ]),
  identityFactorRequired: business(400, [
    '你的账号开启了两步验证，请使用通行密钥、验证码或恢复码确认。',
    '你的帳戶已開啟兩步驗證，請以通行密鑰、驗證碼或復原碼確認。',
    'Your account uses two-step verification. Confirm with a passkey, a code of your app or a recovery code.',
  ]),
  identityWrong: business(400, [
    '密码或验证码不正确。',
    '密碼或驗證碼不正確。',
    'The password or code is wrong.',
  ]),
  lastFactorRequired: business(400, [
    '你的角色必须开启两步验证，不能移除最后一种方式。请先添加另一种。',
    '你的角色必須開啟兩步驗證，不能移除最後一種方式。請先加入另一種。',
    'Your role requires two-step verification. Add another method before you remove the last one.',
  ]),
  factorMissing: business(400, [
    '请先添加通行密钥或验证器。',
    '請先加入通行密鑰或驗證器。',
    'Add a passkey or an authenticator app first.',
  ]),
  ownFactorsProtected: business(400, [
    '请在自己的账号设置中修改两步验证。',
    '請在自己的帳戶設定中更改兩步驗證。',
    'Change your own two-step verification in your settings.',
  ]),
  sessionUnknown: business(404, [
    '这个登录已经结束。',
    '這個登入已經結束。',
    'This session has already ended.',
  ]),
};
