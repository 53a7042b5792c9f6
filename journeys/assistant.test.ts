/** A guided hint: the learner agrees, asks, and sees a counter-example that the judge has confirmed. */
import { statuses } from '@touchstone/contract/statuses';
import type { Database } from '@touchstone/database';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  startModelServer,
  type ModelServer,
} from '../apps/server/src/modules/assistant/testing/model-server.ts';
import { assistantMessages } from '../apps/web/src/features/problem/assistant/assistant-messages.ts';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { runMessages } from '../apps/web/src/features/problem/workbench/run/run-messages.ts';
import { conversationMessages } from '../apps/web/src/features/settings/assistant/conversation-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, type RegisteredAccount } from './support/api.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

const displayId = 'T2003';
const folder = new URL('../apps/server/src/modules/demo/problems/t2003-step-counter/', import.meta.url);
const m = assistantMessages['zh-CN'];
const bar = barMessages['zh-CN'];
const run = runMessages['zh-CN'];
const settings = conversationMessages['zh-CN'];

/** The sum of three days does not fit into an `int`. */
const overflowing = '3 1\n1000000000 1000000000 1000000000\n1 3\n';
const harmless = '1 1\n5\n1 1\n';

const claim = (input: string) =>
  `\`\`\`claim\n${JSON.stringify({ input, line: 1, explanation: '总步数超出了 int 的范围。' })}\n\`\`\`\n`;

let browser: Browser;
let model: ModelServer;
let database: Database;
let learner: RegisteredAccount;
let reference: string;
beforeAll(async () => {
  learner = (await registerAccounts(['learner'])).learner;
  model = await startModelServer();
  database = await openSiteDatabase();
  reference = await readFile(new URL('accepted.cpp', folder), 'utf8');
  const { id } = await database
    .selectFrom('problem')
    .select('id')
    .where('displayId', '=', displayId)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('problemSolution')
    .values({
      problemId: id,
      position: 900,
      name: 'assistant journey',
      language: 'C++ 17 With O2',
      code: reference,
      expectedStatuses: JSON.stringify([statuses.accepted]),
    })
    .execute();
  await enableAssistant(true);
  browser = await shareBrowser();
}, longestWaitMs);
afterAll(async () => {
  await enableAssistant(false);
  await database.deleteFrom('problemSolution').where('name', '=', 'assistant journey').execute();
  await database.destroy();
  await model.close();
  await closeContexts(browser);
});

async function enableAssistant(isEnabled: boolean) {
  const { token } = await rootSession();
  const { data } = await ask('GET /api/admin/assistant/settings', { token });
  await ask('PUT /api/admin/assistant/settings', {
    token,
    body: { ...data, isEnabled, baseUrl: model.baseUrl, model: 'scripted', key: 'a-key' },
  });
}

async function write(page: Page, code: string) {
  await page.getByRole('textbox', { name: bar.editor }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

async function chooseLanguage(page: Page) {
  await page.getByRole('combobox', { name: bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
}

const openAssistant = (page: Page) =>
  page.getByRole('button', { name: problemMessages['zh-CN'].assistant, exact: true }).click();

async function askInPanel(page: Page, text: string) {
  await page.getByRole('textbox', { name: m.askLabel }).fill(text);
  await page.getByRole('button', { name: m.ask, exact: true }).click();
}

async function expectGoodPage({ page, settle }: Visitor) {
  await settle();
  expect(await listOverflows(page)).toEqual([]);
  expect(await listViolations(page)).toEqual([]);
}

it('agrees, asks and sees a counter-example that the judge has confirmed', async () => {
  const visitor = await openVisitor(browser, { session: learner.session });
  const { page, open } = visitor;
  await open(`/problem/${displayId}`);
  await page.getByRole('textbox', { name: bar.editor }).waitFor();
  await chooseLanguage(page);
  await write(page, reference.replace('vector<long long>', 'vector<int>'));
  await openAssistant(page);
  await page.getByText(m.consentText(model.host, 'scripted')).waitFor();
  await expectGoodPage(visitor);
  await page.getByRole('button', { name: m.agree, exact: true }).click();

  model.answer = { kind: 'text', text: `三天的总步数最多是多少？\n${claim(overflowing)}` };
  await askInPanel(page, m.suggestions.wrong);
  const card = page.getByRole('region', { name: m.verified });
  await card.waitFor();
  await card.getByText('3000000000', { exact: true }).waitFor();
  // The judge has confirmed the outputs, not the explanation.
  await card.getByText(m.guess).waitFor();
  await card.getByText('总步数超出了 int 的范围。').waitFor();
  await page.getByText('三天的总步数最多是多少？').waitFor();
  // The model never learns the reference solution.
  expect(JSON.stringify(model.requests)).not.toContain('vector<long long>');
  await card.getByRole('button', { name: m.useInput, exact: true }).click();
  await expect.poll(() => page.getByLabel(run.input, { exact: true }).inputValue()).toBe(overflowing);
  await expectGoodPage(visitor);

  model.answer = { kind: 'text', text: `总步数怎么计算？\n${claim(harmless)}` };
  await askInPanel(page, m.suggestions.start);
  await page.getByText(m.removed.unverified).waitFor();
  expect(await card.count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

it('continues on a phone, and deletes the conversation', async () => {
  const visitor = await openVisitor(browser, { session: learner.session, width: 390 });
  const { page, open } = visitor;
  await open(`/problem/${displayId}`);
  await openAssistant(page);
  await page.getByRole('region', { name: m.verified }).waitFor();
  await expectGoodPage(visitor);
  await open('/setting?tab=assistant');
  await page.getByText(settings.questions(2)).waitFor();
  await page.getByRole('button', { name: settings.removeAll, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.removeAll, exact: true }).click();
  await page.getByText(settings.empty).waitFor();
  await visitor.close();
});
