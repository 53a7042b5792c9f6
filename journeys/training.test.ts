/**
 * A course in short: a teacher makes a private training with two problems, a student joins with the password, solves one
 * and sees progress and records; the teacher reads and exports the progress matrix.
 */
import { randomBytes } from 'node:crypto';
import { roleCodes } from '@touchstone/contract/roles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trainingFormMessages } from '../apps/web/src/features/admin-trainings/form/training-form-messages.ts';
import { trainingProblemMessages } from '../apps/web/src/features/admin-trainings/problems/training-problem-messages.ts';
import { visibilityMessages } from '../apps/web/src/features/admin-trainings/visibility-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { nextMessages } from '../apps/web/src/features/problem/workbench/next/next-messages.ts';
import { matrixMessages } from '../apps/web/src/features/trainings/matrix/matrix-messages.ts';
import { overviewMessages } from '../apps/web/src/features/trainings/overview/overview-messages.ts';
import { rankMessages } from '../apps/web/src/features/trainings/rank/rank-messages.ts';
import { trainingMessages } from '../apps/web/src/features/trainings/training-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, type RegisteredAccount } from './support/api.ts';
import { readDemoProgram } from './support/contest-play.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase, setRole } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const locale = 'en-US';
const words = {
  form: trainingFormMessages[locale],
  problems: trainingProblemMessages[locale],
  visibility: visibilityMessages[locale],
  training: trainingMessages[locale],
  overview: overviewMessages[locale],
  rank: rankMessages[locale],
  matrix: matrixMessages[locale],
  bar: barMessages[locale],
  next: nextMessages[locale],
  verdicts: verdictMessages[locale],
};
const id = randomBytes(3).toString('hex');
const title = `First steps ${id}`;
const category = `Course ${id}`;
const password = `key-${id}`;
const solved = 'T1001';
const other = 'T1002';
const names = ['teacher', 'student'] as const;

let browser: Browser;
let people: Record<(typeof names)[number], RegisteredAccount>;
let teacher: Visitor;
let student: Visitor;
let address: string;

beforeAll(async () => {
  people = await registerAccounts(names);
  const database = await openSiteDatabase();
  await setRole(database, people.teacher.username, roleCodes.admin);
  await database.destroy();
  const { token } = await rootSession();
  await ask('POST /api/admin/training/category', { token, body: { name: category, color: '#1f7a6d' } });
  browser = await shareBrowser();
  const { token: teacherToken, userInfo } = people.teacher.session;
  const asAdmin = JSON.stringify({ ...(JSON.parse(userInfo) as object), roleList: ['admin'] });
  teacher = await openVisitor(browser, { locale, session: { token: teacherToken, userInfo: asAdmin } });
  student = await openVisitor(browser, { locale, session: people.student.session });
}, longestWaitMs);
afterAll(() => closeContexts(browser));

async function fillForm(page: Page) {
  await page.getByRole('textbox', { name: words.form.title }).first().fill(title);
  await page.getByRole('textbox', { name: words.form.description }).click();
  await page.keyboard.insertText('Two problems to begin with.');
  await page.locator('[data-field="trainingCategory"]').click();
  await page.getByRole('option', { name: category }).click();
  await page.getByText(words.visibility.names.Private, { exact: true }).click();
  await page.locator('[data-field="privatePwd"]').fill(password);
  await page.getByRole('switch', { name: words.form.listed }).click();
}

async function addProblem(page: Page, problemId: string) {
  const dialog = page.getByRole('dialog', { name: words.problems.addTitle });
  await dialog.getByRole('textbox', { name: words.problems.search }).fill(problemId);
  await dialog.getByRole('button', { name: words.problems.searchButton, exact: true }).click();
  const candidate = dialog.getByRole('listitem').filter({ hasText: problemId });
  await candidate.getByRole('button').click();
  await expectHeard(teacher, words.problems.added(problemId));
}

it('a teacher makes a private training with two problems', async () => {
  const { page } = teacher;
  await teacher.open('/admin/training/create');
  await fillForm(page);
  await page.getByRole('button', { name: words.form.create, exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/\/admin\/training\/\d+\/problems$/);
  address = `/training/${/\d+(?=\/problems$)/.exec(page.url())?.[0] ?? ''}`;
  await page.getByRole('button', { name: words.problems.add, exact: true }).click();
  await addProblem(page, solved);
  await addProblem(page, other);
  await page.keyboard.press('Escape');
  const handle = page.getByRole('button', { name: words.problems.move(other) });
  await handle.press('ArrowUp');
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(other);
  // The order is saved before the next move.
  await teacher.settle();
  await handle.press('ArrowDown');
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(solved);
  await teacher.settle();
});

it('a student joins with the password and solves one problem', async () => {
  const { page } = student;
  await student.open(`${address}/problems`);
  await page.getByText(words.training.needsPasswordText).waitFor();
  await page.getByRole('link', { name: words.training.toOverview }).click();
  const field = page.getByLabel(words.overview.password, { exact: true });
  await field.fill('wrong');
  await page.getByRole('button', { name: words.overview.join }).click();
  await page.getByText('Wrong training password').waitFor();
  await field.fill(password);
  await page.getByRole('button', { name: words.overview.join }).click();
  await expectHeard(student, words.overview.joined);
  await page.getByRole('link', { name: words.overview.start }).click();
  await expect.poll(() => page.url()).toContain(`${address}/problem/${solved}`);
  await page.getByRole('textbox', { name: words.bar.editor }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(await readDemoProgram('t1001-two-sacks-of-rice/accepted.cpp'));
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  await page.getByRole('link', { name: words.next.training }).waitFor();
  await page.getByText(words.training.progressText(1, 2)).waitFor();
});

it('the student sees progress and records', async () => {
  const { page } = student;
  await page
    .getByRole('region', { name: words.training.training })
    .getByRole('link', { name: title })
    .click();
  await page.getByRole('progressbar', { name: words.training.progressOf(title) }).waitFor();
  await page.getByRole('link', { name: words.training.tabNames.rank, exact: true }).first().click();
  const records = page.getByRole('table', { name: words.rank.table });
  await records.getByRole('link', { name: `${solved} ${words.verdicts.accepted.name}` }).waitFor();
  expect(await records.getByText(words.rank.realname, { exact: true }).count()).toBe(0);
  await student.settle();
  expect(await listOverflows(page)).toEqual([]);
  expect(await listViolations(page)).toEqual([]);
});

it('the teacher reads the progress matrix and exports it', async () => {
  const { page } = teacher;
  await teacher.open(`${address}/progress`);
  const matrix = page.getByRole('table', { name: words.matrix.table });
  const row = matrix.getByRole('row').filter({ hasText: people.student.username });
  await row.getByRole('link', { name: `${solved} ${words.verdicts.accepted.name}` }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.matrix.export, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: words.matrix.formats.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await page.goto(`${address}/progress?state=finished`);
  await page.getByText(words.matrix.noMatch).waitFor();
});
