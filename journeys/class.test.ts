/**
 * A class: a teacher creates a group, sends the code and an invitation link, and decides an application. A student who is
 * removed loses access on the open page.
 */
import { randomBytes } from 'node:crypto';
import { roleCodes } from '@touchstone/contract/roles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessages } from '../apps/web/src/features/groups/form/create-messages.ts';
import { groupFormMessages } from '../apps/web/src/features/groups/form/group-form-messages.ts';
import { groupMessages } from '../apps/web/src/features/groups/group-messages.ts';
import { invitationMessages } from '../apps/web/src/features/groups/invitations/invitation-messages.ts';
import { joinMessages } from '../apps/web/src/features/groups/join/join-messages.ts';
import { memberMessages } from '../apps/web/src/features/groups/members/member-messages.ts';
import { tabMessages } from '../apps/web/src/features/groups/tabs/tab-messages.ts';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import { ask, logIn, type RegisteredAccount } from './support/api.ts';
import { expectPath } from './support/expect-soon.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase, setRole } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const names = ['teacher', 'bea', 'cai'] as const;
const words = {
  create: createMessages['en-US'],
  form: groupFormMessages['en-US'],
  group: groupMessages['en-US'],
  invitations: invitationMessages['en-US'],
  join: joinMessages['en-US'],
  members: memberMessages['en-US'],
  tabs: tabMessages['en-US'],
};
const sign = randomBytes(3).toString('hex');
const group = { name: `Class ${sign}`, shortName: `c${sign}`, code: 'AB12CD' };

let browser: Browser;
let accounts: Record<(typeof names)[number], RegisteredAccount>;
let teacher: Visitor;
let bea: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  accounts = await registerAccounts(names);
  // A new account has not solved enough problems to create a group.
  const database = await openSiteDatabase();
  await setRole(database, accounts.teacher.username, roleCodes.admin);
  await database.destroy();
  teacher = await openVisitor(browser, { locale: 'en-US', session: await logIn(accounts.teacher) });
  bea = await openVisitor(browser, { locale: 'en-US', session: accounts.bea.session });
}, longestWaitMs);

afterAll(() => browser.close());

const groupPath = async () => {
  const { data } = await ask('GET /api/get-group-list', { query: { keyword: group.name, limit: '10' } });
  return `/group/${String(data.records[0]?.id)}`;
};

it('a teacher creates a group that asks for a code', async () => {
  const { page } = teacher;
  await teacher.open('/group');
  await page.getByRole('button', { name: words.create.open }).first().click();
  const dialog = page.getByRole('dialog', { name: words.create.title });
  await dialog.getByRole('button', { name: words.create.submit, exact: true }).click();
  await dialog.getByText(words.form.length(5, 25)).waitFor();
  await dialog.getByLabel(words.form.name, { exact: false }).first().fill(group.name);
  await dialog.getByLabel(words.form.shortName).fill(group.shortName);
  await dialog.getByLabel(words.form.brief).fill('Algorithms every Friday');
  await dialog.getByRole('radio', { name: words.group.accesses.private }).check();
  await dialog.getByRole('textbox', { name: words.form.code }).fill(group.code);
  await dialog.getByLabel(words.form.description).fill('We solve problems together.');
  await dialog.getByRole('button', { name: words.create.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: group.name }).waitFor();
  await expectPath(page, await groupPath());
  await expect.poll(() => page.title()).toContain(group.name);
});

it('a student applies with the code, and the teacher accepts', async () => {
  const path = await groupPath();
  await bea.open(path);
  await bea.page.getByRole('button', { name: words.join.apply }).click();
  const dialog = bea.page.getByRole('dialog', { name: words.join.applyTitle });
  await dialog.getByRole('textbox', { name: words.join.code }).fill('WRONG1');
  await dialog.getByLabel(words.join.reason).fill('I am in this class.');
  await dialog.getByRole('button', { name: words.join.send }).click();
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
  await dialog.getByRole('textbox', { name: words.join.code }).fill(group.code);
  await dialog.getByRole('button', { name: words.join.send }).click();
  await bea.page.getByText(words.join.applying).waitFor();

  await teacher.open(`${path}/member?view=applications`);
  const accept = words.members.acceptOf(accounts.bea.username);
  await teacher.page.getByRole('button', { name: accept }).click();
  await expectHeard(teacher, words.members.accepted(1));
});

it('the open page of the student becomes that of a member', async () => {
  const { page } = bea;
  const tabs = page.getByRole('navigation', { name: words.group.tabs });
  await tabs.getByRole('link', { name: words.tabs.members, exact: true }).click();
  await expectPath(page, `${await groupPath()}/member`);
  const table = page.getByRole('table', { name: words.members.table });
  await table.getByRole('link', { name: accounts.teacher.username }).waitFor();
});

it('another student joins by an invitation link, after a login', async () => {
  const path = await groupPath();
  const { page } = teacher;
  await teacher.open(`${path}/member?view=invitations`);
  await page.getByRole('button', { name: words.invitations.create }).click();
  const dialog = page.getByRole('dialog', { name: words.invitations.createTitle });
  await dialog.getByRole('button', { name: words.invitations.create }).click();
  const link = page.getByRole('dialog', { name: words.invitations.qrTitle(group.name) });
  await link.getByRole('img', { name: words.invitations.qrLabel }).waitFor();
  const address = await link.getByRole('textbox', { name: words.invitations.link }).inputValue();

  const cai = await openVisitor(browser, { locale: 'en-US' });
  await cai.open(new URL(address).pathname);
  await cai.page.getByRole('button', { name: words.invitations.login }).waitFor();
  await cai.page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(accounts.cai.session));
  await cai.open(new URL(address).pathname);
  await cai.page.getByRole('button', { name: words.invitations.join }).click();
  await expectPath(cai.page, path);
  await cai.page.getByRole('link', { name: words.tabs.members, exact: true }).first().waitFor();
  await cai.close();
});

it('a removed student sees it on the open page', async () => {
  const path = await groupPath();
  await teacher.open(`${path}/member`);
  const remove = words.members.removeOf(accounts.bea.username);
  await teacher.page.getByRole('button', { name: remove }).click();
  const dialog = teacher.page.getByRole('dialog', { name: words.members.removeTitle });
  await dialog.getByRole('button', { name: words.members.remove }).click();
  await bea.page.getByText(words.group.lost).waitFor();
  await bea.open(`${path}/rank`);
  await bea.page.getByRole('button', { name: words.join.apply }).waitFor();
});
