import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personMessages } from '../apps/web/src/app/shell/person-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { logIn, registerAccount } from './support/api.ts';
import { accountMenu, loginDialog, tryLogin } from './support/dialogs.ts';
import { expectCount, expectStored } from './support/expect-soon.ts';
import { endSessionsOf, openSiteDatabase, setRole } from './support/site-database.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const person = personMessages['zh-CN'];

let browser: Browser;
let database: Database;
beforeAll(async () => {
  [browser, database] = await Promise.all([shareBrowser(), openSiteDatabase()]);
});
afterAll(() => Promise.all([closeContexts(browser), database.destroy()]));

/** An automated browser shows every tab at once: the test dispatches the visibility changes. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    const state = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);

async function logOut(page: Page, username: string) {
  await accountMenu(page, username).click();
  await page.getByRole('menuitem', { name: person.logout }).click();
  await page.waitForURL('**/home');
  // A page that is already there says nothing about the logout.
  await accountMenu(page, username).waitFor({ state: 'detached' });
}

describe('two tabs', () => {
  it('a logout in one ends the session in the other when it becomes visible', async () => {
    const { session, username } = await registerAccount();
    const first = await openVisitor(browser, { session });
    await first.open('/setting');
    const second = await first.openTab();
    await second.open('/user-home');
    await accountMenu(second.page, username).waitFor();
    await setVisible(second.page, false);
    await logOut(first.page, username);
    expect(await accountMenu(second.page, username).count(), 'a hidden tab does not change').toBe(1);
    await setVisible(second.page, true);
    await second.page.waitForURL('**/home');
    await accountMenu(second.page, username).waitFor({ state: 'detached' });
    expect(await loginDialog(second.page).count()).toBe(0);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await first.close();
  });

  it('in the admin area it redirects to its own login', async () => {
    const account = await registerAccount();
    await setRole(database, account.username, 1001);
    const first = await openVisitor(browser, { session: await logIn(account) });
    await first.open('/home');
    const office = await first.openTab();
    await office.open('/admin/dashboard');
    await setVisible(office.page, false);
    await logOut(first.page, account.username);
    await setVisible(office.page, true);
    await office.page.waitForURL(({ pathname }) => pathname === '/admin/login');
    await first.close();
  });

  it('a login with another account in one applies to the other', async () => {
    const [ada, bob] = [await registerAccount(), await registerAccount()];
    const first = await openVisitor(browser, { session: ada.session });
    await first.open('/home');
    const second = await first.openTab();
    await second.open('/user-home');
    await second.page.getByRole('heading', { level: 1, name: ada.username }).waitFor();
    await setVisible(second.page, false);
    await logOut(first.page, ada.username);
    await first.page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    await tryLogin(first.page, bob);
    await accountMenu(first.page, bob.username).waitFor();
    await setVisible(second.page, true);
    await accountMenu(second.page, bob.username).waitFor();
    await second.page.getByRole('heading', { level: 1, name: bob.username }).waitFor();
    await expectCount(second.page.getByText(ada.username), 0, 'nothing of the other person is left');
    await first.close();
  });
});

describe('a session that has ended on the server', () => {
  it('is detected by the next call, which opens the login', async () => {
    const account = await registerAccount();
    const visitor = await openVisitor(browser, { session: account.session });
    const { page, open } = visitor;
    await open('/home');
    await endSessionsOf(database, account.username);
    await accountMenu(page, account.username).click();
    await page.getByRole('menuitem', { name: person.profile }).click();
    await loginDialog(page).waitFor();
    await expectHeard(visitor, '登录');
    await accountMenu(page, account.username).waitFor({ state: 'detached' });
    await expectStored(page, 'token', null);
    await tryLogin(page, account);
    await accountMenu(page, account.username).waitFor();
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor();
    await visitor.close();
  });

  it('of an administrator redirects to the login of the admin area', async () => {
    const account = await registerAccount();
    await setRole(database, account.username, 1001);
    const visitor = await openVisitor(browser, { session: await logIn(account) });
    await visitor.open('/admin/dashboard');
    await endSessionsOf(database, account.username);
    await visitor.page.waitForURL(({ pathname }) => pathname === '/admin/login');
    await expectHeard(visitor, '请使用管理员账号重新登录');
    await visitor.close();
  });
});
