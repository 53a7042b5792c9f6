/**
 * Logins through other sites, in a browser. Both sites run on this machine. The button of the provider is in all login dialogs
 * meanwhile, which disturbs no other journey. The QR code would: it is the first tab of the dialog. So the site offers WeChat only
 * inside its app, and the browser of this journey is told that there is a QR code, too.
 */
import {
  startLocalOpenIdProvider,
  startLocalWechat,
  type LocalOpenIdProvider,
  type LocalWechat,
} from '@touchstone/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountDialogMessages } from '../apps/web/src/features/account/account-dialog-messages.ts';
import { firstLoginMessages } from '../apps/web/src/features/account/first-login/first-login-messages.ts';
import { loginMessages } from '../apps/web/src/features/account/login/login-messages.ts';
import { socialLoginMessages } from '../apps/web/src/features/account/login/social-login-messages.ts';
import { signInMessages } from '../apps/web/src/features/admin-sign-in/sign-in-messages.ts';
import { providerFormMessages } from '../apps/web/src/features/admin-sign-in/provider-form-messages.ts';
import { linkedMessages } from '../apps/web/src/features/settings/linked/linked-messages.ts';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import { ask, registerAccount, rootSession, type RegisteredAccount } from './support/api.ts';
import { accountMenu, openLoginDialog } from './support/dialogs.ts';
import { expectPath } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const label = '学校统一登录';
const form = providerFormMessages['zh-CN'];
const admin = signInMessages['zh-CN'];
const linked = linkedMessages['zh-CN'];
const firstLogin = firstLoginMessages['zh-CN'];
const social = socialLoginMessages['zh-CN'];
const dialogs = accountDialogMessages['zh-CN'];

let browser: Browser;
let provider: LocalOpenIdProvider;
let wechat: LocalWechat;
let learner: RegisteredAccount;
let rootToken: string;

beforeAll(async () => {
  const { address } = inject('site');
  [browser, provider, wechat] = await Promise.all([
    openBrowser(),
    startLocalOpenIdProvider([`${address}/sign-in/return`]),
    startLocalWechat(),
  ]);
  wechat.isConfirmedAtOnce = false;
  wechat.apps.set('official', 'the-secret');
  [learner, { token: rootToken }] = [await registerAccount(), await rootSession()];
});

afterAll(async () => {
  const { data } = await ask('GET /api/admin/sign-in/providers', { token: rootToken });
  for (const { id } of data.providers)
    await ask('DELETE /api/admin/sign-in/provider', { token: rootToken, query: { id: String(id) } });
  const off = {
    qr: {},
    inApp: {},
    pageUrl: 'https://open.weixin.qq.com',
    apiUrl: 'https://api.weixin.qq.com',
  };
  await ask('PUT /api/admin/sign-in/wechat', { token: rootToken, body: off });
  await Promise.all([browser.close(), provider.close(), wechat.close()]);
});

/** The page of the provider of the school. */
async function signInAtSchool(page: Page, subject: string) {
  await page.getByLabel('School account').fill(subject);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('single sign-on', () => {
  it('is set up in the back office', async () => {
    const { page, open, close, ...visitor } = await openVisitor(browser, { session: await rootSession() });
    await open('/admin/sign-in');
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
    await dialog.getByRole('button', { name: form.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: admin.enable(label) }).click({ force: true });
    await expectHeard(visitor, admin.enabledDone(label));
    expect(await page.content()).not.toContain(provider.clientSecret);
    await close();
  });

  it('logs a pupil in, with a new account and then with the same one', async () => {
    provider.users.set('p1', { preferred_username: `pupil${String(Date.now()).slice(-8)}` });
    const { page, open, close } = await openVisitor(browser);
    await open('/problem');
    const dialog = await openLoginDialog(page);
    await dialog.getByRole('button', { name: label }).click();
    await signInAtSchool(page, 'p1');
    const username = String(provider.users.get('p1')?.['preferred_username']);
    await expectPath(page, '/problem');
    await accountMenu(page, username).waitFor();
    await close();
  });

  it('asks for the password of the account that has the mail address', async () => {
    provider.users.set('p2', { email: learner.email, email_verified: true });
    const { page, open, close } = await openVisitor(browser);
    await open('/problem');
    await (await openLoginDialog(page)).getByRole('button', { name: label }).click();
    await signInAtSchool(page, 'p2');
    const dialog = page.getByRole('dialog', { name: dialogs.FirstLogin.title });
    await dialog.getByText(firstLogin.emailTaken(label, learner.email)).waitFor();
    await expectAccessibleDialog(dialog);
    const login = loginMessages['zh-CN'];
    await dialog.getByLabel(login.username).fill(learner.username);
    await dialog.getByLabel(login.password, { exact: true }).fill(learner.password);
    await dialog.getByRole('button', { name: login.submit, exact: true }).click();
    await accountMenu(page, learner.username).waitFor();

    await open('/setting?tab=linked_accounts');
    await page.getByRole('button', { name: linked.unlinkFrom(label) }).click();
    await page.getByRole('dialog').getByRole('button', { name: linked.unlink, exact: true }).click();
    await page.getByRole('button', { name: linked.linkTo(label) }).click();
    await signInAtSchool(page, 'p2');
    await page.getByRole('button', { name: linked.unlinkFrom(label) }).waitFor();
    await close();
  });
});

describe('WeChat', () => {
  it('logs in by a QR code in a window of its own, and asks for an account first', async () => {
    const body = {
      qr: {},
      inApp: { appId: 'official', secret: 'the-secret' },
      pageUrl: wechat.address,
      apiUrl: wechat.address,
    };
    await ask('PUT /api/admin/sign-in/wechat', { token: rootToken, body });
    wechat.user = { openIds: { official: `open-${String(Date.now())}` }, nickname: '小微' };
    const { page, open, close, context } = await openVisitor(browser);
    await context.route('**/api/sign-in/options', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: object };
      const data = { ...envelope.data, wechat: { hasQrLogin: true, hasInAppLogin: true } };
      await route.fulfill({ response, json: { ...envelope, data } });
    });
    await context.route('**/api/sign-in/start', async (route) => {
      const sent = route.request().postDataJSON() as object;
      await route.continue({ postData: { ...sent, isInsideApp: true } });
    });
    await open('/problem');
    const opened = page.waitForEvent('popup');
    await (await openLoginDialog(page)).getByRole('button', { name: social.open }).click();
    const popup = await opened;
    await popup.getByRole('link', { name: '确认登录' }).click();
    const dialog = page.getByRole('dialog', { name: dialogs.FirstLogin.title });
    await dialog.getByText('小微').waitFor();
    const username = `scan${String(Date.now()).slice(-8)}`;
    await dialog.getByLabel(firstLogin.username).fill(username);
    await dialog.getByRole('button', { name: firstLogin.createSubmit }).click();
    await accountMenu(page, username).waitFor();
    await close();
  });
});
