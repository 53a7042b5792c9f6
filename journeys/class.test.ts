/**
 * A class: a teacher creates a group, sends the code and an invitation link, and decides an application; adds a problem
 * with test data, a training with a due date and a contest. Two students solve the problem and see progress and rank; the
 * teacher exports the progress matrix. A student who is removed loses access on the open page.
 */
import { randomBytes } from 'node:crypto';
import { roleCodes } from '@touchstone/contract/roles';
import { statuses } from '@touchstone/contract/statuses';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { contestFormMessages } from '../apps/web/src/features/admin-contests/form/contest-form-messages.ts';
import { contestProblemMessages } from '../apps/web/src/features/admin-contests/problems/contest-problem-messages.ts';
import { trainingFormMessages } from '../apps/web/src/features/admin-trainings/form/training-form-messages.ts';
import { trainingProblemMessages } from '../apps/web/src/features/admin-trainings/problems/training-problem-messages.ts';
import { managedProblemMessages } from '../apps/web/src/features/group-content/manage/managed-problem-messages.ts';
import { createMessages } from '../apps/web/src/features/groups/form/create-messages.ts';
import { groupFormMessages } from '../apps/web/src/features/groups/form/group-form-messages.ts';
import { groupMessages } from '../apps/web/src/features/groups/group-messages.ts';
import { invitationMessages } from '../apps/web/src/features/groups/invitations/invitation-messages.ts';
import { joinMessages } from '../apps/web/src/features/groups/join/join-messages.ts';
import { memberMessages } from '../apps/web/src/features/groups/members/member-messages.ts';
import { rankMessages } from '../apps/web/src/features/groups/rank/rank-messages.ts';
import { tabMessages } from '../apps/web/src/features/groups/tabs/tab-messages.ts';
import { formMessages } from '../apps/web/src/features/problem-form/form-messages.ts';
import { identityMessages } from '../apps/web/src/features/problem-form/identity/identity-messages.ts';
import { statementFormMessages } from '../apps/web/src/features/problem-form/statement/statement-form-messages.ts';
import { testDataMessages } from '../apps/web/src/features/problem-form/test-data/test-data-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { matrixMessages } from '../apps/web/src/features/trainings/matrix/matrix-messages.ts';
import { trainingMessages } from '../apps/web/src/features/trainings/training-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
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
  problemForm: formMessages['en-US'],
  identity: identityMessages['en-US'],
  statement: statementFormMessages['en-US'],
  data: testDataMessages['en-US'],
  problems: managedProblemMessages['en-US'],
  trainingForm: trainingFormMessages['en-US'],
  trainingProblems: trainingProblemMessages['en-US'],
  training: trainingMessages['en-US'],
  contestForm: contestFormMessages['en-US'],
  contestProblems: contestProblemMessages['en-US'],
  bar: barMessages['en-US'],
  matrix: matrixMessages['en-US'],
  rank: rankMessages['en-US'],
  verdicts: verdictMessages['en-US'],
};
const sign = randomBytes(3).toString('hex');
const group = { name: `Class ${sign}`, shortName: `c${sign}`, code: 'AB12CD' };
const displayId = `C${sign.toUpperCase()}A1`;
const training = `Week 1 ${sign}`;
const contest = `Quiz ${sign}`;
const sum = `#include <cstdio>
int main() {
  int a, b;
  std::scanf("%d %d", &a, &b);
  std::printf("%d\\n", a + b);
}
`;

let browser: Browser;
let accounts: Record<(typeof names)[number], RegisteredAccount>;
let teacher: Visitor;
let bea: Visitor;

beforeAll(async () => {
  browser = await shareBrowser();
  accounts = await registerAccounts(names);
  // A new account has not solved enough problems to create a group.
  const database = await openSiteDatabase();
  await setRole(database, accounts.teacher.username, roleCodes.admin);
  await database.destroy();
  teacher = await openVisitor(browser, { locale: 'en-US', session: await logIn(accounts.teacher) });
  bea = await openVisitor(browser, { locale: 'en-US', session: accounts.bea.session });
}, longestWaitMs);

afterAll(() => closeContexts(browser));

const groupPath = async () => {
  const { data } = await ask('GET /api/get-group-list', { query: { keyword: group.name, limit: '10' } });
  return `/group/${String(data.records[0]?.id)}`;
};

async function write(page: Page, editor: string, text: string) {
  await page.getByRole('textbox', { name: editor, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

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
  await write(page, words.form.description, 'We solve problems together.');
  await dialog.getByRole('button', { name: words.create.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: group.name }).waitFor();
  await expectPath(page, await groupPath());
  await expect.poll(() => page.title()).toContain(group.name);
  // From here on only the standing in the group counts.
  const database = await openSiteDatabase();
  await setRole(database, accounts.teacher.username, roleCodes.default_user);
  await database.destroy();
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

it('the teacher adds a problem with test data', async () => {
  const path = await groupPath();
  const { page } = teacher;
  await teacher.open(`${path}/problem/create`);
  await page.getByLabel(words.identity.problemId).first().fill('a1');
  await page.getByLabel(words.identity.title).first().fill('Sum');
  await page.getByRole('combobox', { name: words.identity.visibility }).click();
  await page.getByRole('option', { name: words.identity.visibilities[1].name, exact: true }).click();
  const { texts, addExample, example, exampleInput, exampleOutput } = words.statement;
  await write(page, texts.description, 'Add two numbers.');
  await write(page, texts.input, 'Two integers.');
  await write(page, texts.output, 'Their sum.');
  await page.getByRole('button', { name: addExample }).click();
  const first = page.getByRole('group', { name: example(1) });
  await first.getByLabel(exampleInput).fill('1 2\n');
  await first.getByLabel(exampleOutput).fill('3\n');
  const data = page.getByRole('region', { name: words.problemForm.sections.data, exact: true });
  const buffer = buildZip([
    { name: '1.in', content: '1 2\n' },
    { name: '1.out', content: '3\n' },
  ]);
  await data
    .locator('input[type=file]')
    .setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer });
  await data.getByRole('table', { name: words.data.table }).waitFor();
  await page.getByRole('button', { name: words.problemForm.create, exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/\/problem\/edit\/\d+$/);
  await teacher.open(`${path}/problem?view=manage`);
  await page.getByRole('link', { name: words.problems.editOf(displayId) }).waitFor();
});

it('the teacher makes a training with a due date', async () => {
  const path = await groupPath();
  const { page } = teacher;
  await teacher.open(`${path}/training/create`);
  await page.getByRole('textbox', { name: words.trainingForm.title }).first().fill(training);
  await write(page, words.trainingForm.description, 'One problem to begin with.');
  await page.locator('[data-field="trainingCategory"]').click();
  await page.getByRole('option').first().click();
  await page.getByRole('switch', { name: words.trainingForm.listed }).click();
  await page.getByRole('switch', { name: words.trainingForm.hasDue }).click();
  await page.getByRole('button', { name: words.trainingForm.create, exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/\/training\/\d+\/manage-problems$/);
  await page.getByRole('button', { name: words.trainingProblems.addGroup }).click();
  const ids = page.getByRole('dialog', { name: words.trainingProblems.groupTitle });
  await ids.getByLabel(words.trainingProblems.groupIds).fill(displayId);
  await ids.getByRole('button', { name: words.trainingProblems.addOne, exact: true }).click();
  await expectHeard(teacher, words.trainingProblems.added(displayId));
});

it('the teacher makes a contest', async () => {
  const { page } = teacher;
  await teacher.open(`${await groupPath()}/contest/create`);
  await page.getByRole('textbox', { name: words.contestForm.title }).first().fill(contest);
  await write(page, words.contestForm.description, 'Half an hour.');
  await page.getByRole('switch', { name: words.contestForm.visible }).click();
  await page.getByRole('button', { name: words.contestForm.create, exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/\/contest\/\d+\/problems$/);
  await page.getByRole('button', { name: words.contestProblems.addFrom.public }).click();
  const bank = page.getByRole('dialog', { name: words.contestProblems.addTitles.public });
  await bank.getByRole('listitem').first().getByRole('button').click();
  await expectHeard(teacher, words.contestProblems.added('A'));
});

const findTrainingId = async () => {
  const { data } = await ask('GET /api/group/get-training-list', {
    token: accounts.bea.session.token,
    query: { gid: /\d+$/.exec(await groupPath())?.[0] ?? '' },
  });
  return data.records[0]?.id ?? 0;
};

it('two students solve the problem and see progress and rank', async () => {
  const path = await groupPath();
  const trainingId = String(await findTrainingId());
  const { page } = bea;
  await bea.open(`${path}/training/${trainingId}/problem/${displayId}`);
  await write(page, words.bar.editor, sum);
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  await page.getByText(words.training.progressText(1, 1)).waitFor();

  const { token } = accounts.cai.session;
  const body = {
    pid: displayId,
    language: 'C++ 17 With O2',
    code: sum,
    isRemote: false,
    tid: Number(trainingId),
  };
  const { data } = await ask('POST /api/submit-problem-judge', { token, body });
  const query = { submitId: String(data.submitId) };
  await expect
    .poll(async () => (await ask('GET /api/get-submission-detail', { token, query })).data.submission.status)
    .toBe(statuses.accepted);

  await bea.open(`${path}/contest`);
  await page.getByText(contest).first().waitFor();
  await bea.open(`${path}/rank`);
  const table = page.getByRole('table', { name: words.rank.table });
  await table.getByRole('link', { name: words.rank.solvedOf(accounts.bea.username, 1) }).waitFor();
});

it('the teacher reads the progress matrix and exports it', async () => {
  const { page } = teacher;
  await teacher.open(`${await groupPath()}/training/${String(await findTrainingId())}/progress`);
  const matrix = page.getByRole('table', { name: words.matrix.table });
  for (const { username } of [accounts.bea, accounts.cai]) {
    const row = matrix.getByRole('row').filter({ hasText: username });
    await row.getByRole('link', { name: `${displayId} ${words.verdicts.accepted.name}` }).waitFor();
  }
  await page.getByRole('button', { name: words.matrix.export, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: words.matrix.formats.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
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
