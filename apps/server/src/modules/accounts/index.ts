export { insertAccounts, listTakenNames } from './account-batches.repository.ts';
export { presentUserInfo } from './accounts.presenter.ts';
export {
  findAccountByEmail,
  findAccountBySocialIds,
  findAccountByUsername,
  findUserInfo,
  getAccount,
  type Account,
} from './accounts.repository.ts';
export { registerAccounts } from './accounts.routes.ts';
export { spendCaptcha } from './captcha.ts';
export { createAccount, emailIndex, usernameIndex } from './create-account.ts';
export { ensureRootAccount, rootId } from './ensure-root-account.ts';
export { announceNewPassword, announceSecurityChange } from './identity/announce-security-change.ts';
export { requireFreshIdentity } from './identity/fresh-identity.ts';
export { hashPasswords } from './hash-passwords.ts';
export { logIn, type Credentials } from './log-in.ts';
export { deleteMailCodesOfAccount } from './mail-code.repository.ts';
export { openLoginSession, type OpenedSession } from './open-login-session.ts';
export { makeRandomText, readableCharacters } from './random-text.ts';
export { setPassword } from './set-password.ts';
export { recordSocialAuthorization } from './social-authorization.ts';
export { loadLookalikeTest, refuseLookalike } from './staff-lookalikes.ts';
export { requireOpenRegistration } from './open-registration.ts';
