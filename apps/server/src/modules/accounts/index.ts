export { presentUserInfo } from './accounts.presenter.ts';
export { findUserInfo, type UserInfoRow } from './accounts.repository.ts';
export { registerAccounts } from './accounts.routes.ts';
export { spendCaptcha } from './captcha.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { ensureRootAccount, rootId } from './ensure-root-account.ts';
