import type { Database } from '@touchstone/database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardMessages } from '../apps/web/src/app/guard/guard-messages.ts';
import { menuMessages } from '../apps/web/src/app/shell/menu-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, logIn, registerAccount } from './support/api.ts';
import { loginDialog, tryLogin } from './support/dialogs.ts';
import { expectCount, expectPath, expectStored } from './support/expect-soon.ts';
import { openSiteDatabase, setRole, setSwitch } from './support/site-database.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

holdSiteMutex();

const guard = guardMessages['zh-CN'];
const menu = menuMessages['zh-CN'];
const adminRole = 1001;

let browser: Browser;
let database: Database;
beforeAll(async () => {
  [browser, database] = await Promise.all([shareBrowser(), openSiteDatabase()]);
});
afterAll(() => Promise.all([closeContexts(browser), database.destroy()]));

/** Opens a page in a visitor of earlier tests, as if nothing had been announced before. */
async function openAgain(visitor: Visitor, address: string) {
  visitor.heard.length = 0;
  await visitor.open(address);
}

describe('a guest', () => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await openVisitor(browser);
    await guest.open('/home');
  });
  afterAll(() => guest.close());

  it.each(['/setting', '/member', '/message/sys', '/contest/1000', '/group/1'])(
    'who opens %s is led home and asked to log in',
    async (address) => {
      await guest.page.evaluate(() => localStorage.setItem('userInfo', '{"uid":"1","username":"left"}'));
      await openAgain(guest, address);
      await expectPath(guest.page, '/home');
      await loginDialog(guest.page).waitFor();
      await expectHeard(guest, guard.loginFirst);
      await expectStored(guest.page, 'userInfo', null);
    },
  );

  it('who logs in reaches the page that was asked for', async () => {
    const account = await registerAccount();
    const visitor = await openVisitor(browser);
    await visitor.open('/setting?tab=setting_email');
    await tryLogin(visitor.page, account);
    await visitor.page.waitForURL('**/setting?tab=setting_email');
    await loginDialog(visitor.page).waitFor({ state: 'detached' });
    await visitor.close();
  });

  const expectBackOfficeLogin = async () => {
    await expectPath(guest.page, '/admin/login');
    expect(await loginDialog(guest.page).count()).toBe(0);
  };

  it.each(['/admin/outbox', '/admin/no-such-page'])(
    'who opens %s is led to the login of the back office',
    async (address) => {
      await openAgain(guest, address);
      await expectBackOfficeLogin();
    },
  );

  it('who opens /admin is led there too and sees that an administrator account is needed', async () => {
    await openAgain(guest, '/admin');
    await expectBackOfficeLogin();
    await expectHeard(guest, guard.adminLogin);
  });
});

describe('a logged-in user', () => {
  it('without an admin role is redirected to the login of the admin area', async () => {
    const { session } = await registerAccount();
    const visitor = await openVisitor(browser, { session });
    await visitor.open('/admin/dashboard');
    await expectPath(visitor.page, '/admin/login');
    await expectHeard(visitor, guard.adminLogin);
    await visitor.close();
  });

  it('with the plain admin role cannot open pages of the super administrator', async () => {
    const account = await registerAccount();
    await setRole(database, account.username, adminRole);
    const visitor = await openVisitor(browser, { session: await logIn(account) });
    await visitor.open('/admin/outbox');
    await expectPath(visitor.page, '/admin/dashboard');
    await expectHeard(visitor, guard.superAdmin);
    const navigation = visitor.page.getByRole('navigation');
    await expectCount(navigation.getByRole('link', { name: '发件箱' }), 0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('who loses the role while the page is open is redirected out of the admin area', async () => {
    const account = await registerAccount();
    await setRole(database, account.username, adminRole);
    const visitor = await openVisitor(browser, { session: await logIn(account) });
    await visitor.open('/admin/dashboard');
    await setRole(database, account.username, 1002);
    await visitor.page.waitForURL(({ pathname }) => pathname === '/admin/login');
    await visitor.close();
  });
});

describe('an area that is switched off', () => {
  const isOpen = async () => (await ask('GET /api/get-website-config')).data.openPublicDiscussion;

  it('redirects home with the reason, and is not in the menu', async () => {
    const { session } = await registerAccount();
    try {
      await setSwitch(database, 'openPublicDiscussion', false);
      await expect.poll(isOpen).toBe(false);
      const visitor = await openVisitor(browser, { session });
      await visitor.open('/discussion');
      await expectPath(visitor.page, '/home');
      await expectHeard(visitor, guard.openPublicDiscussion);
      await visitor.page.getByRole('button', { name: menu.community, exact: true }).click();
      await visitor.page.getByRole('menuitem', { name: menu.groups }).waitFor();
      expect(await visitor.page.getByRole('menuitem', { name: menu.discussions }).count()).toBe(0);
      await visitor.close();
    } finally {
      await setSwitch(database, 'openPublicDiscussion', true);
      await expect.poll(isOpen).toBe(true);
    }
  });
});
