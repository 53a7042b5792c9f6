/** Dialogs that most journeys use, in Simplified Chinese. */
import type { Locator, Page } from 'playwright-core';
import { accountDialogMessages } from '../../apps/web/src/features/account/account-dialog-messages.ts';
import { loginMessages } from '../../apps/web/src/features/account/login/login-messages.ts';
import { shellMessages } from '../../apps/web/src/app/shell/shell-messages.ts';
import type { Account } from './api.ts';

const dialogs = accountDialogMessages['zh-CN'];
const login = loginMessages['zh-CN'];
const shell = shellMessages['zh-CN'];

export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: dialogs.Login.title });
export const registerDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: dialogs.Register.title });
export const resetDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: dialogs.ResetPwd.title });

const openFromBar = async (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();

export async function openLoginDialog(page: Page): Promise<Locator> {
  await openFromBar(page, shell.login);
  await loginDialog(page).waitFor();
  return loginDialog(page);
}

export async function openRegisterDialog(page: Page): Promise<Locator> {
  await openFromBar(page, shell.register);
  await registerDialog(page).waitFor();
  return registerDialog(page);
}

export async function closeDialog(dialog: Locator) {
  await dialog.getByRole('button', { name: dialogs.close }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills the open login dialog and sends it. */
export async function tryLogin(page: Page, { username, password }: Pick<Account, 'username' | 'password'>) {
  const dialog = loginDialog(page);
  await dialog.getByLabel(login.username).fill(username);
  await dialog.getByLabel(login.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
}

/** The avatar of the top bar, which only logged-in users have. */
export const accountMenu = (page: Page, username: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: `${username} 的账号菜单` });
