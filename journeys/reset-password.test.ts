import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginMessages } from '../apps/web/src/features/account/login/login-messages.ts';
import { resetMessages } from '../apps/web/src/features/account/reset/reset-messages.ts';
import { resetPasswordMessages } from '../apps/web/src/features/settings/reset-password-messages.ts';
import { captchaMessages } from '../apps/web/src/ui/captcha/captcha-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { readMail, registerAccount, send } from './support/api.ts';
import { accountMenu, loginDialog, openLoginDialog, resetDialog, tryLogin } from './support/dialogs.ts';
import { expectValue, stopClock } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { getAnswer, openSiteDatabase } from './support/site-database.ts';
import { collectAnswers } from './support/collect-answers.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const dialogWords = resetMessages['zh-CN'];
const pageWords = resetPasswordMessages['zh-CN'];

let browser: Browser;
let database: Database;
beforeAll(async () => {
  [browser, database] = await Promise.all([shareBrowser(), openSiteDatabase()]);
});
afterAll(() => Promise.all([closeContexts(browser), database.destroy()]));

async function openResetDialog(page: Page) {
  await openLoginDialog(page);
  await loginDialog(page).getByRole('button', { name: loginMessages['zh-CN'].forgot }).click();
  await resetDialog(page).waitFor();
}

async function askForMail(page: Page, email: string, captcha: string) {
  const dialog = resetDialog(page);
  await dialog.getByLabel(dialogWords.email).fill(email);
  await dialog.getByLabel(captchaMessages['zh-CN'].captcha).fill(captcha);
  await dialog.getByRole('button', { name: dialogWords.submit }).click();
}

async function readResetLink(email: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await readMail(email))?.[0];
  if (link === undefined) throw new Error(`the mail to ${email} has no link`);
  return link;
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel(pageWords.password, { exact: true }).fill(password);
  await page.getByLabel(pageWords.again, { exact: true }).fill(password);
  await page.getByRole('button', { name: pageWords.submit }).click();
}

describe('a forgotten password', () => {
  it('is reset by the mailed link, once', async () => {
    const account = await registerAccount();
    const visitor = await openVisitor(browser);
    const { page, open, settle } = visitor;
    const captchas = collectAnswers<{ captchaKey: string }>(page, '/api/captcha');
    await stopClock(page);
    await open('/home');
    await openResetDialog(page);
    await expect.poll(() => captchas.length).toBe(1);
    await expectAccessibleDialog(resetDialog(page));

    await askForMail(page, account.email, '9999');
    await expect.poll(() => captchas.length, { message: 'another picture after a wrong answer' }).toBe(2);
    await expect
      .poll(() => resetDialog(page).getByLabel(captchaMessages['zh-CN'].captcha).inputValue())
      .toBe('');
    await resetDialog(page).getByText('图形验证码错误').waitFor();

    await askForMail(page, account.email, await getAnswer(database, captchas[1]?.captchaKey ?? ''));
    await expectHeard(visitor, dialogWords.sent);
    const waiting = resetDialog(page).getByRole('button', { name: /^\d+ 秒后可重发$/ });
    await expect.poll(() => waiting.isDisabled()).toBe(true);
    await page.reload();
    await settle();
    await openResetDialog(page);
    await expect.poll(() => waiting.isDisabled(), { message: 'the countdown outlives a reload' }).toBe(true);

    const link = await readResetLink(account.email);
    const changed = { ...account, password: `reset-${account.username.slice(-8)}` };
    await page.goto(link);
    await settle();
    await expectValue(page.getByLabel(pageWords.username), account.username);
    await expect.poll(() => page.getByLabel(pageWords.username).isEditable()).toBe(false);
    await setPassword(page, changed.password);
    await expectHeard(visitor, pageWords.done);
    await page.waitForURL('**/home');
    const ended = await send('GET /api/get-user-auth-info', { token: account.session.token });
    expect(ended.httpStatus, 'existing sessions have ended').toBe(401);
    await loginDialog(page).waitFor();
    await tryLogin(page, changed);
    await accountMenu(page, account.username).waitFor();
    await visitor.close();

    const late = await openVisitor(browser);
    await late.open(link);
    await setPassword(late.page, 'a-third-one');
    await late.page.getByText(pageWords.expiredTitle, { exact: true }).waitFor();
    await late.page.getByRole('button', { name: pageWords.askAgain }).click();
    await resetDialog(late.page).waitFor();
    expect((await send('POST /api/login', { body: changed })).envelope.status).toBe(200);
    await late.close();
  });

  it('cannot be reset by half a link', async () => {
    const { page, open, close } = await openVisitor(browser);
    await open('/reset-password?username=root');
    await page.getByText(pageWords.incompleteTitle, { exact: true }).waitFor();
    await page.getByRole('button', { name: pageWords.askAgain }).click();
    await resetDialog(page).waitFor();
    await close();
  });
});
