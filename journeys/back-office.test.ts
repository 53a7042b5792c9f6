import { roleCodes } from '@touchstone/contract/roles';
import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditMessages } from '../apps/web/src/features/admin-audit-log/audit-messages.ts';
import { contestFormMessages } from '../apps/web/src/features/admin-contests/form/contest-form-messages.ts';
import { dashboardMessages } from '../apps/web/src/features/admin-dashboard/dashboard-messages.ts';
import { layoutMessages } from '../apps/web/src/features/admin-shell/layout/layout-messages.ts';
import { adminLoginMessages } from '../apps/web/src/features/admin-shell/login/login-messages.ts';
import { mailSettingsMessages } from '../apps/web/src/features/admin-site-settings/mail/mail-settings-messages.ts';
import { outboxMessages } from '../apps/web/src/features/admin-outbox/outbox-messages.ts';
import { saveBarMessages } from '../apps/web/src/ui/save-bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, inventAccount, readMailedCode, registerAccount, rootSession } from './support/api.ts';
import { collectTexts } from './support/collect-answers.ts';
import { createContest } from './support/contest-play.ts';
import { expectCount, expectValue } from './support/expect-soon.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { forgetLoginFailures, forgetMailServer, openSiteDatabase, setRole } from './support/site-database.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Tab } from './support/visitor.ts';

holdSiteMutex();

const login = adminLoginMessages['zh-CN'];
const dashboard = dashboardMessages['zh-CN'];
const outbox = outboxMessages['zh-CN'];
const mail = mailSettingsMessages['zh-CN'];
const saveBar = saveBarMessages['zh-CN'];
const audit = auditMessages['zh-CN'];
const layout = layoutMessages['zh-CN'];
const contest = contestFormMessages['zh-CN'];

let browser: Browser;
let database: Database;
let mailServer: MailServer;
beforeAll(async () => {
  [browser, database, mailServer] = await Promise.all([
    shareBrowser(),
    openSiteDatabase(),
    startMailServer(),
  ]);
});
afterEach(async () => {
  await forgetLoginFailures(database);
  await forgetMailServer(database);
  const { token } = await rootSession();
  const readHost = async () =>
    (await ask('GET /api/admin/config/get-email-config', { token })).data.emailHost;
  await vi.waitUntil(async () => (await readHost()) === null, { timeout: 120_000 });
});
afterAll(() => Promise.all([closeContexts(browser), database.destroy(), mailServer.close()]));

async function tryAdminLogin(page: Page, username: string, password: string) {
  await page.getByLabel(login.username).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

describe('the login of the admin area', () => {
  it('refuses a user without an admin role, and logs a super administrator in and out', async () => {
    const learner = await registerAccount();
    // Not root: the logout would end the sessions of root in other journeys.
    const administrator = await registerAccount();
    await setRole(database, administrator.username, roleCodes.root);
    const visitor = await openVisitor(browser);
    const { page, open } = visitor;
    await open('/admin');
    await tryAdminLogin(page, learner.username, learner.password);
    await page.getByRole('alert').filter({ hasText: '不是管理员' }).waitFor();
    await tryAdminLogin(page, administrator.username, administrator.password);
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('heading', { level: 1, name: dashboard.title }).waitFor();
    await page.getByRole('button', { name: layout.userMenu }).click();
    await page.getByRole('menuitem', { name: layout.logout }).click();
    await page.waitForURL('**/admin/login');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe('root', () => {
  it('sees the judge online, with its languages', async () => {
    const { page, open, close, complaints } = await openVisitor(browser, { session: await rootSession() });
    await open('/admin/dashboard');
    await page.getByText(dashboard.judgeCount(1)).waitFor();
    const judge = page.getByRole('article');
    await expectCount(judge, 1);
    const { token } = await rootSession();
    let names: string[] = [];
    const loadNames = async () => {
      const { data } = await ask('GET /api/admin/config/get-judge-service-info', { token });
      names = data[0]?.languages.map(({ name }) => name) ?? [];
      return names.length;
    };
    // A judge whose heartbeat is late on a busy machine is absent for a moment.
    await expect.poll(loadNames).toBeGreaterThan(0);
    await judge.getByText(dashboard.languages(names.length)).click();
    for (const name of names) await judge.getByText(name, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('reads a stored mail in the outbox', async () => {
    const { email } = inventAccount();
    await ask('GET /api/get-register-code', { query: { email } });
    const code = await readMailedCode(email);
    const { page, open, close, complaints } = await openVisitor(browser, { session: await rootSession() });
    await open('/admin/outbox');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByText(outbox.state.kept).waitFor();
    await row.getByRole('button').click();
    const opened = page.getByRole('dialog', { name: outbox.mail });
    await expectAccessibleDialog(opened);
    await opened.getByText(code, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('configures a mail server, whose password is never shown again, and the log names the user', async () => {
    const secret = 'a-secret-of-the-mail-server';
    const visitor = await openVisitor(browser, { session: await rootSession() });
    const { page, open } = visitor;
    const answers = collectTexts(page, '/api/');
    await open('/admin/mail');
    await page.getByLabel(mail.host, { exact: true }).fill('127.0.0.1');
    await page.getByLabel(mail.port, { exact: true }).fill(String(mailServer.port));
    const encryption = page.getByRole('switch', { name: mail.ssl });
    await encryption.setChecked(false, { force: true });
    await page.getByLabel(mail.username, { exact: true }).fill('post@example.org');
    await page.getByLabel(mail.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: saveBar.save, exact: true }).click();
    await expectHeard(visitor, mail.saveDone);

    await page.getByLabel(mail.testAddress).fill('reader@example.org');
    await page.getByRole('button', { name: mail.testSend, exact: true }).click();
    await page.getByText(mail.testDone('reader@example.org')).waitFor();
    expect(mailServer.received.map(({ to }) => to)).toEqual([['reader@example.org']]);
    expect(mailServer.logins).toEqual([{ username: 'post@example.org', password: secret }]);

    await open('/admin/mail');
    await expectValue(page.getByLabel(mail.host, { exact: true }), '127.0.0.1');
    const password = page.getByLabel(mail.password, { exact: true });
    await expect.poll(() => password.getAttribute('placeholder')).toBe(mail.passwordStored);
    expect(await password.inputValue()).toBe('');
    expect(await page.content()).not.toContain(secret);

    // Other journeys also leave entries of root: only those of the mail settings, newest first.
    await open('/admin/audit-log?keyword=mail-configuration.change');
    const entry = page.getByRole('listitem').filter({ hasText: 'root' }).first();
    await entry.locator('summary').click();
    await entry.getByRole('cell', { name: String(mailServer.port) }).waitFor();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('heading', { level: 1, name: audit.title, exact: true }).waitFor();
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe('two users edit one contest', () => {
  it('the second sees a conflict, keeps the typed text until reloading, and saves then', async () => {
    const { contestId, token } = await createContest({
      title: 'A contest with two editors',
      type: 'acm',
      minutes: 60,
      sealedLastMinutes: undefined,
      problems: {},
    });
    const visitor = await openVisitor(browser, { session: await rootSession() });
    const [first, second] = [visitor, await visitor.openTab()];
    for (const { open } of [first, second]) await open(`/admin/contest/${String(contestId)}/edit`);
    const titleOf = ({ page }: Tab) => page.getByRole('textbox', { name: contest.title });
    const saveAs = async (tab: Tab, title: string) => {
      await titleOf(tab).fill(title);
      await tab.page.getByRole('button', { name: saveBar.save, exact: true }).click();
    };
    const readTitle = async () =>
      (await ask('GET /api/admin/contest', { token, query: { cid: String(contestId) } })).data.title;

    await saveAs(first, 'Saved first');
    await expectHeard(first, contest.saved);
    await saveAs(second, 'Typed meanwhile');
    const refusal = second.page.getByRole('alert').filter({ hasText: '有人在此期间保存过这场比赛' });
    const reload = refusal.getByRole('button', { name: '载入最新内容', exact: true });
    await reload.waitFor();
    await expectValue(titleOf(second), 'Typed meanwhile');
    expect(await readTitle()).toBe('Saved first');

    await reload.click();
    await expectValue(titleOf(second), 'Saved first');
    await expectCount(refusal, 0);
    await saveAs(second, 'Saved second');
    await expectHeard(second, contest.saved);
    expect(await readTitle()).toBe('Saved second');
    expect(first.complaints).toEqual([]);
    await visitor.close();
    await ask('DELETE /api/admin/contest', { token, query: { cid: String(contestId) } });
  });
});
