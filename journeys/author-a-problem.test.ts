/**
 * From nothing to a solved problem: a new administrator writes an OI problem with a special judge and subtasks, tries it
 * with two solutions and publishes it; a learner solves it for full points.
 */
import { randomBytes } from 'node:crypto';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminLoginMessages } from '../apps/web/src/features/admin-shell/login/login-messages.ts';
import { checkMessages } from '../apps/web/src/features/problem-checks/check-messages.ts';
import { formMessages } from '../apps/web/src/features/problem-form/form-messages.ts';
import { identityMessages } from '../apps/web/src/features/problem-form/identity/identity-messages.ts';
import { judgingMessages } from '../apps/web/src/features/problem-form/judging/judging-messages.ts';
import { statementFormMessages } from '../apps/web/src/features/problem-form/statement/statement-form-messages.ts';
import { differenceMessages } from '../apps/web/src/features/problem-form/test-data/difference-messages.ts';
import { testDataMessages } from '../apps/web/src/features/problem-form/test-data/test-data-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { resultMessages } from '../apps/web/src/features/problem/workbench/result/result-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, type Account, type RegisteredAccount } from './support/api.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { withSiteMutex, longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const words = {
  form: formMessages['zh-CN'],
  identity: identityMessages['zh-CN'],
  statement: statementFormMessages['zh-CN'],
  judging: judgingMessages['zh-CN'],
  data: testDataMessages['zh-CN'],
  difference: differenceMessages['zh-CN'],
  checks: checkMessages['zh-CN'],
  bar: barMessages['zh-CN'],
  result: resultMessages['zh-CN'],
  verdicts: verdictMessages['zh-CN'],
  login: adminLoginMessages['zh-CN'],
};
const problemAdmin = 1008;
const displayId = `AUTH${randomBytes(3).toString('hex').toUpperCase()}`;
const title = `两数拆分 ${displayId}`;

/** Any two positive numbers with the sum are right, so a checker is needed. */
const checker = `#include <stdio.h>
int main(int argc, char **argv) {
  long long n = 0, a = 0, b = 0;
  FILE *input = fopen(argv[1], "r"), *output = fopen(argv[2], "r");
  if (fscanf(input, "%lld", &n) != 1) return 103;
  if (fscanf(output, "%lld %lld", &a, &b) != 2) return 102;
  return a > 0 && b > 0 && a + b == n ? 0 : 102;
}
`;
const rightProgram = `#include <iostream>
int main() {
  long long n;
  std::cin >> n;
  std::cout << 1 << " " << n - 1 << std::endl;
}
`;
/** Overflows for large numbers: right in the first subtask only. */
const partlyRightProgram = rightProgram.replace('long long n', 'short n');

const testData = (numbers = [7, 12, 100_000, 2_000_000_000]) =>
  buildZip(
    numbers.flatMap((number, index) => [
      { name: `${String(index + 1)}.in`, content: `${String(number)}\n` },
      { name: `${String(index + 1)}.out`, content: `1 ${String(number - 1)}\n` },
    ]),
  );

let browser: Browser;
let people: Record<'author' | 'learner', RegisteredAccount>;
beforeAll(async () => {
  people = await registerAccounts(['author', 'learner']);
  browser = await shareBrowser();
}, longestWaitMs);
afterAll(() => closeContexts(browser));

/** Root makes a user a problem administrator, who then logs in at the admin area. */
async function appoint({ username }: Account) {
  const { token } = await rootSession();
  const { data } = await ask('GET /api/admin/user/get-user-list', {
    token,
    query: { keyword: username, currentPage: '1', limit: '1' },
  });
  const [user] = data.records;
  if (user === undefined) throw new Error(`no user ${username}`);
  await ask('PUT /api/admin/user/edit-user', {
    token,
    body: {
      uid: user.uid,
      username,
      email: user.email ?? undefined,
      type: problemAdmin,
      status: 0,
      setNewPwd: false,
    },
  });
}

async function logInAtBackOffice({ page, open }: Visitor, { username, password }: Account) {
  await open('/admin/login');
  await page.getByLabel(words.login.username).fill(username);
  await page.getByLabel(words.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
}

async function write(page: Page, editor: string, text: string) {
  await page.getByRole('textbox', { name: editor, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** The last text of the statement. */
const exampleOutput = '1 6';

async function writeStatement(page: Page) {
  const { texts } = words.statement;
  await page.getByLabel(words.identity.problemId, { exact: false }).first().fill(displayId);
  await page.getByLabel(words.identity.title, { exact: false }).first().fill(title);
  await write(page, texts.description, '把 $n$ 拆成两个**正整数**之和。');
  await write(page, texts.input, '一个整数 $n$。');
  await write(page, texts.output, '两个正整数，任意一组即可。');
  await page.getByRole('button', { name: words.statement.addExample }).click();
  const example = page.getByRole('group', { name: words.statement.example(1) });
  await example.getByLabel(words.statement.exampleInput).fill('7\n');
  await example.getByLabel(words.statement.exampleOutput).fill(`${exampleOutput}\n`);
  const preview = page.getByRole('region', { name: words.statement.preview });
  await preview.getByText('正整数', { exact: true }).waitFor();
}

async function chooseJudging(page: Page) {
  await page.getByText(words.judging.scorings.oi.name, { exact: true }).click();
  await page.getByRole('radio', { name: words.judging.judgeModes.spj.name }).click();
  await write(page, words.judging.checkerEditor, checker.replace('return 103;', 'return 103'));
  const compile = page.getByRole('button', { name: words.judging.compile, exact: true });
  await compile.click();
  const dialog = page.getByRole('dialog', { name: words.judging.compileFailed });
  await dialog.getByText(/error/).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await write(page, words.judging.checkerEditor, checker);
  await compile.click();
  await page.getByRole('status').filter({ hasText: words.judging.compiled }).first().waitFor();
  await page.getByRole('combobox', { name: words.judging.caseMode }).click();
  await page.getByRole('option', { name: words.judging.caseModes.subtask_lowest.oi }).click();
}

/** Two subtasks: small numbers for 40 points, large ones for 60. */
async function uploadData(page: Page) {
  const data = page.getByRole('region', { name: words.form.sections.data, exact: true });
  await data
    .locator('input[type=file]')
    .setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer: testData() });
  const table = data.getByRole('table', { name: words.data.table });
  await table.getByText('4.in').waitFor();
  for (const [names, group, score] of [
    [['1.in', '2.in'], '1', '40'],
    [['3.in', '4.in'], '2', '60'],
  ] as const) {
    for (const name of names) await table.getByLabel(words.data.select(name)).check();
    await data.getByLabel(words.data.bulkGroup).fill(group);
    await data.getByLabel(words.data.bulkGroup).press('Enter');
    await data.getByLabel(words.data.bulkScore).fill(score);
    await data.getByLabel(words.data.bulkScore).press('Enter');
    await data.getByRole('button', { name: words.data.clearSelection }).click();
  }
  await data.getByText(words.data.total(4, 100)).waitFor();
  await data.getByText(words.data.groupSum(2, 2, 60)).waitFor();
}

/** A new archive keeps subtasks and scores of cases with the same names. A single file replaces only itself. */
async function replaceData({ page, settle }: Visitor) {
  const data = page.getByRole('region', { name: words.form.sections.data, exact: true });
  const picker = data.locator('input[type=file][multiple]');
  const buffer = testData([8, 12, 100_000, 2_000_000_000]);
  await picker.setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer });
  const panel = data.getByRole('region', { name: words.difference.title });
  await panel.getByText(words.difference.changed(1), { exact: true }).waitFor();
  await panel.getByText(words.difference.scoresKept(4)).waitFor();
  await data.getByText(words.data.groupSum(1, 2, 40)).waitFor();
  await data.getByText(words.data.groupSum(2, 2, 60)).waitFor();
  await data.getByRole('button', { name: words.data.remove('4.in') }).click();
  await panel.getByText(words.difference.removed(1), { exact: true }).waitFor();
  await settle();
  expect(await listViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: words.difference.undo }).click();
  await panel.waitFor({ state: 'detached' });
  await picker.setInputFiles({ name: '2.in', mimeType: 'text/plain', buffer: Buffer.from('13\n') });
  await panel.getByText(words.difference.changed(1), { exact: true }).waitFor();
  await data.getByText(words.data.total(4, 100)).waitFor();
}

/** In the page: all drafts in the browser, as JSON. */
function readDrafts(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('touchstone-problem-drafts');
    opening.addEventListener('error', () => reject(new Error('no drafts')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve((reading.result as { values: object }[]).map(({ values }) => JSON.stringify(values)));
      });
    });
  });
}

/** Nothing is saved yet: the draft is restored after a reload. */
async function reload({ page, settle }: Visitor) {
  // The draft is saved periodically, and shortly after the last key: wait until it contains the last text.
  const isKept = (draft: string) => draft.includes(title) && draft.includes(exampleOutput);
  await expect.poll(async () => (await page.evaluate(readDrafts)).some(isKept)).toBe(true);
  await page.reload();
  await settle();
  await page.getByText(words.form.discardDraft).waitFor();
  await expect.poll(() => page.getByLabel(words.identity.title).first().inputValue()).toBe(title);
}

async function trySolutions(page: Page) {
  const checks = page.getByRole('region', { name: words.form.sections.checks, exact: true });
  await checks.locator('input[type=file]').setInputFiles([
    { name: 'right.cpp', mimeType: 'text/plain', buffer: Buffer.from(rightProgram) },
    { name: 'partial.cpp', mimeType: 'text/plain', buffer: Buffer.from(partlyRightProgram) },
  ]);
  await checks.getByText(words.checks.adviceNone).waitFor();
  const matrix = checks.getByRole('row');
  // Exact: a run time may contain the same digits.
  await matrix.filter({ hasText: 'right.cpp' }).getByText('100', { exact: true }).waitFor();
  await matrix.filter({ hasText: 'partial.cpp' }).getByText('40', { exact: true }).waitFor();
}

async function solve({ page, open }: Visitor) {
  await open(`/problem/${displayId}`);
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await write(page, words.bar.editor, rightProgram);
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  const result = page.getByRole('status').filter({ hasText: words.verdicts.accepted.name });
  await result.waitFor();
  await page.getByText(words.result.score(100), { exact: true }).first().waitFor();
}

it(
  'a new administrator writes, tries and publishes a problem, and a learner gets full points',
  async () => {
    await appoint(people.author);
    const visitor = await openVisitor(browser);
    const { page, open, settle } = visitor;
    // No puzzle is required meanwhile.
    await withSiteMutex(() => logInAtBackOffice(visitor, people.author));
    await open('/admin/problem/create');
    await page.keyboard.press('ControlOrMeta+s');
    await writeStatement(page);
    await reload(visitor);
    await chooseJudging(page);
    await uploadData(page);
    await settle();
    expect(await listOverflows(page)).toEqual([]);
    await page.getByRole('button', { name: words.form.create, exact: true }).click();
    await expectHeard(visitor, words.form.created(displayId));
    await page.waitForURL(/\/admin\/problem\/edit\/\d+$/);
    await settle();
    expect(await listViolations(page)).toEqual([]);

    await trySolutions(page);
    await page.getByRole('combobox', { name: words.identity.visibility }).click();
    await page.getByRole('option', { name: words.identity.visibilities[1].name, exact: true }).click();
    await replaceData(visitor);
    await page.keyboard.press('ControlOrMeta+s');
    await expectHeard(visitor, words.form.saved(displayId));
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    const solver = await openVisitor(browser, { session: people.learner.session });
    await solve(solver);
    expect(solver.complaints).toEqual([]);
    await solver.close();
  },
  longestWaitMs,
);
