/**
 * Logins through other sites, in a browser: a school with OpenID Connect, and WeChat by a QR code. Both sites run on this machine.
 * Other journeys that fill the login dialog hold the mutex, too, so the buttons and the QR code disturb none of them.
 */
import {
  startLocalOpenIdProvider,
  startLocalWechat,
  type LocalOpenIdProvider,
  type LocalWechat,
} from '@touchstone/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountDialogMessages } from '../apps/web/src/features/account/account-dialog-messages.ts';
import { firstLoginMessages } from '../apps/web/src/features/account/first-login/first-login-messages.ts';
import { loginMessages } from '../apps/web/src/features/account/login/login-messages.ts';
import { socialLoginMessages } from '../apps/web/src/features/account/login/social-login-messages.ts';
import { providerFormMessages } from '../apps/web/src/features/admin-sign-in/provider-form-messages.ts';
import { signInMessages } from '../apps/web/src/features/admin-sign-in/sign-in-messages.ts';
import { wechatFormMessages } from '../apps/web/src/features/admin-sign-in/wechat-form-messages.ts';
import { linkedMessages } from '../apps/web/src/features/settings/linked/linked-messages.ts';
import { saveBarMessages } from '../apps/web/src/ui/save-bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, registerAccount, rootSession, type RegisteredAccount } from './support/api.ts';
import { accountMenu, openLoginDialog } from './support/dialogs.ts';
import { expectPath } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

holdSiteMutex();

const label = '学校统一登录';
const admin = signInMessages['zh-CN'];
const form = providerFormMessages['zh-CN'];
const wechatForm = wechatFormMessages['zh-CN'];
const login = loginMessages['zh-CN'];
const linked = linkedMessages['zh-CN'];
const firstLogin = firstLoginMessages['zh-CN'];
const social = socialLoginMessages['zh-CN'];
const dialogs = accountDialogMessages['zh-CN'];

let browser: Browser;
let provider: LocalOpenIdProvider;
let wechat: LocalWechat;
let learner: RegisteredAccount;
let rootToken: string;
let visitor: Visitor;

beforeAll(async () => {
  provider = await startLocalOpenIdProvider([`${inject('site').address}/sign-in/return`]);
  wechat = await startLocalWechat();
  wechat.isConfirmedAtOnce = false;
  wechat.apps.set('website', 'the-wechat-secret');
  learner = await registerAccount();
  rootToken = (await rootSession()).token;
  browser = await shareBrowser();
  visitor = await openVisitor(browser);
});

afterAll(async () => {
  const { data } = await ask('GET /api/admin/sign-in/providers', { token: rootToken });
  for (const { id } of data.providers)
    await ask('DELETE /api/admin/sign-in/provider', { token: rootToken, query: { id: String(id) } });
  const pages = { pageUrl: 'https://open.weixin.qq.com', apiUrl: 'https://api.weixin.qq.com' };
  await ask('PUT /api/admin/sign-in/wechat', { token: rootToken, body: { qr: {}, inApp: {}, ...pages } });
  await closeContexts(browser);
  await provider.close();
  await wechat.close();
});

const menu = (username: string) => accountMenu(visitor.page, username);
const accountChoice = () => visitor.page.getByRole('dialog', { name: dialogs.FirstLogin.title });

/** Forgets the sessions here and at the school, as a new device has none. */
async function leave() {
  await visitor.page.evaluate(() => localStorage.clear());
  await visitor.context.clearCookies();
  await visitor.open('/problem');
}

/** The page of the provider of the school. */
async function signInAtSchool(page: Page, subject: string) {
  await page.getByLabel('School account').fill(subject);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** With the password: a mail address or a scan alone connects no account. */
async function connectLearner() {
  const dialog = accountChoice();
  await dialog.getByLabel(login.username).fill(learner.username);
  await dialog.getByLabel(login.password, { exact: true }).fill(learner.password);
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
  await menu(learner.username).waitFor();
}

async function scan(page: Page) {
  const opened = page.waitForEvent('popup');
  await (await openLoginDialog(page)).getByRole('button', { name: social.open }).click();
  await (await opened).getByRole('link', { name: '确认登录' }).click();
}

it('an administrator sets both up, and the secrets are never shown again', async () => {
  const root = await openVisitor(browser, { session: await rootSession() });
  const { page } = root;
  await root.open('/admin/sign-in');
  await page.getByRole('button', { name: admin.add }).click();
  const dialog = page.getByRole('dialog', { name: form.newTitle });
  await dialog.getByLabel(form.issuer).fill(provider.issuer);
  await dialog.getByRole('button', { name: form.testIssuer }).click();
  await dialog.getByText(form.testWorks(`${provider.issuer}/auth`)).waitFor();
  await dialog.getByLabel(form.slug, { exact: true }).fill('school');
  await dialog.getByLabel(form.clientId).fill(provider.clientId);
  await dialog.getByLabel(form.clientSecret, { exact: true }).fill(provider.clientSecret);
  await dialog.getByLabel(form.languages['zh-CN']).fill(label);
  await dialog.getByLabel(form.languages['zh-HK']).fill('學校統一登入');
  await dialog.getByLabel(form.languages['en-US']).fill('School login');
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('button', { name: form.newTitle, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: admin.enable(label) }).click({ force: true });
  await expectHeard(root, admin.enabledDone(label));

  await page.getByLabel(wechatForm.qrAppId).fill('website');
  await page.getByLabel(wechatForm.qrSecret, { exact: true }).fill('the-wechat-secret');
  await page.getByLabel(wechatForm.pageUrl).fill(wechat.address);
  await page.getByLabel(wechatForm.apiUrl).fill(wechat.address);
  await page.getByRole('button', { name: saveBarMessages['zh-CN'].save, exact: true }).click();
  await expectHeard(root, wechatForm.saved);
  const markup = await page.content();
  for (const secret of [provider.clientSecret, 'the-wechat-secret']) expect(markup).not.toContain(secret);
  expect(root.complaints).toEqual([]);
  await root.close();
});

it('a pupil logs in at the school and gets an account', async () => {
  const { page } = visitor;
  const username = `pupil${String(Date.now()).slice(-8)}`;
  provider.users.set('p1', { preferred_username: username });
  await visitor.open('/problem');
  await (await openLoginDialog(page)).getByRole('button', { name: label }).click();
  await signInAtSchool(page, 'p1');
  await menu(username).waitFor();
  await expectPath(page, '/problem');
});

it('the mail address of an account is connected with its password only, and can be unlinked', async () => {
  const { page } = visitor;
  await leave();
  provider.users.set('p2', { email: learner.email, email_verified: true });
  await (await openLoginDialog(page)).getByRole('button', { name: label }).click();
  await signInAtSchool(page, 'p2');
  await accountChoice().getByText(firstLogin.emailTaken(label, learner.email)).waitFor();
  await expectAccessibleDialog(accountChoice());
  await connectLearner();

  await visitor.open('/setting?tab=linked_accounts');
  await page.getByRole('button', { name: linked.unlinkFrom(label) }).click();
  await page.getByRole('dialog').getByRole('button', { name: linked.unlink, exact: true }).click();
  // The school knows this browser, and sends it back without a question.
  await page.getByRole('button', { name: linked.linkTo(label) }).click();
  await page.getByRole('button', { name: linked.unlinkFrom(label) }).waitFor();
});

it('a QR code of WeChat is bound to an account, and logs in the next time', async () => {
  const { page } = visitor;
  wechat.user = { openIds: { website: `open-${String(Date.now())}` }, nickname: '小微' };
  await leave();
  await scan(page);
  await accountChoice().getByText('小微').waitFor();
  await accountChoice().getByRole('tab', { name: firstLogin.connect }).click();
  await connectLearner();

  await leave();
  await scan(page);
  await menu(learner.username).waitFor();
  expect(visitor.complaints).toEqual([]);
});
