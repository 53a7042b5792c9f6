/** A learner's path: from the list to Accepted without a page reload, and everything that changes by it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryMessages } from '../apps/web/src/features/home/entry-messages.ts';
import { skillMessages } from '../apps/web/src/features/home/skill-messages.ts';
import { practiceMessages } from '../apps/web/src/features/practice/practice-messages.ts';
import { problemListMessages } from '../apps/web/src/features/problem-list/problem-list-messages.ts';
import { tagFilterMessages } from '../apps/web/src/features/problem-list/filters/tag-filter-messages.ts';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { resultMessages } from '../apps/web/src/features/problem/workbench/result/result-messages.ts';
import { runMessages } from '../apps/web/src/features/problem/workbench/run/run-messages.ts';
import { detailMessages } from '../apps/web/src/features/submissions/detail/detail-messages.ts';
import { noteMessages } from '../apps/web/src/ui/explanation/note-messages.ts';
import { stateMessages } from '../apps/web/src/ui/state-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import type { RegisteredAccount } from './support/api.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const tag = '表达式';
const title = '两袋米';
const language = 'C++17 (O2)';
const phone = 390;
const words = {
  entries: entryMessages['zh-CN'],
  practice: practiceMessages['zh-CN'],
  list: problemListMessages['zh-CN'],
  tags: tagFilterMessages['zh-CN'],
  problem: problemMessages['zh-CN'],
  bar: barMessages['zh-CN'],
  result: resultMessages['zh-CN'],
  run: runMessages['zh-CN'],
  verdicts: verdictMessages['zh-CN'],
  detail: detailMessages['zh-CN'],
  note: noteMessages['zh-CN'],
  skill: skillMessages['zh-CN'],
  state: stateMessages['zh-CN'],
};

const program = (expression: string) =>
  `#include <iostream>\nint main() {\n  long long a, b;\n  std::cin >> a >> b;\n  std::cout << ${expression} << "\\n";\n}\n`;

let browser: Browser;
const names = ['atDesk', 'onPhone', 'other'] as const;
let people: Record<(typeof names)[number], RegisteredAccount>;
beforeAll(async () => {
  people = await registerAccounts(names);
  browser = await shareBrowser();
}, longestWaitMs);
afterAll(() => closeContexts(browser));

async function findByTag(page: Page) {
  await page.getByRole('button', { name: words.list.tags, exact: true }).click();
  await page.getByLabel(words.tags.search).fill('表达');
  // Its name is followed by the number of problems.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${tag}( |$)`) })
    .click();
  await page.getByRole('button', { name: words.tags.done, exact: true }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/[?&]tagId=\[\d+\]/);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function write(page: Page, code: string) {
  const editor = page.getByRole('textbox', { name: words.bar.editor });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

async function chooseLanguage(page: Page) {
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: language, exact: true }).click();
}

async function submitUntil(page: Page, verdict: string) {
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  await page.getByRole('status').filter({ hasText: verdict }).waitFor();
}

/** Reads why on the page of the submission, and returns to the editor with its code. */
async function seeWhyInDetail({ page, settle }: Visitor) {
  await page.getByRole('link', { name: words.result.details }).click();
  await page.getByRole('heading', { name: `T1001 ${title}` }).waitFor();
  await page.getByRole('heading', { name: words.detail.explanationTitle }).waitFor();
  await page.getByText(words.note.difference.token(1, 1)).first().waitFor();
  await settle();
  expect(await listOverflows(page)).toEqual([]);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: words.detail.openInEditor }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function runWithOwnInput(page: Page) {
  await page.getByRole('button', { name: words.run.title, exact: true }).click();
  await page.getByLabel(words.run.input, { exact: true }).fill('40 2\n');
  const run = page.getByRole('button', { name: words.run.run, exact: true });
  await run.last().click();
  const result = page.getByRole('region', { name: words.run.result });
  await result.getByText(words.run.ran).waitFor();
  await result.getByText('38', { exact: true }).waitFor();
}

const practiceRow = (page: Page) => page.getByRole('listitem').filter({ hasText: title });

/** Makes a practice list of one topic, which has the problem. */
async function startPractice({ page, open }: Visitor) {
  await open('/home');
  await page.getByRole('link', { name: words.entries.practice.name, exact: true }).click();
  await page.getByText(words.practice.emptyTitle).waitFor();
  await page.getByRole('combobox', { name: words.practice.topics }).fill('表达');
  await page.getByRole('option', { name: new RegExp(`^${tag}`) }).click();
  await page.getByRole('button', { name: words.practice.make, exact: true }).click();
  await practiceRow(page).getByRole('img', { name: words.practice.notDone }).waitFor();
}

async function seePracticeTicked({ page, open }: Visitor) {
  await open('/practice');
  await practiceRow(page).getByRole('img', { name: words.practice.done }).waitFor();
}

/** Chooses the topic again and makes the next list, without the mouse. */
async function makeNextList({ page }: Visitor) {
  const topics = page.getByRole('combobox', { name: words.practice.topics });
  await topics.focus();
  await page.keyboard.press('Backspace');
  await topics.pressSequentially('表达');
  await page.locator('[role=option][data-combobox-selected]').filter({ hasText: tag }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => topics.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.practice.previous, exact: true }).waitFor();
}

async function lookAround({ page, open }: Visitor, username: string) {
  await open('/home');
  await page.getByText(words.skill.next(19, words.skill.names.advanced)).waitFor();
  await open(`/acm-rank?searchUser=${username}`);
  await page.getByRole('table').getByRole('link', { name: username }).first().waitFor();
  await open(`/user-home?username=${username}`);
  await page.getByRole('link', { name: 'T1001' }).first().waitFor();
  await open('/status?onlyMine=true');
  await page.getByRole('row').filter({ hasText: words.verdicts.accepted.name }).first().waitFor();
  await page.getByRole('row').filter({ hasText: words.verdicts.wrongAnswer.name }).first().waitFor();
}

describe.each([1440, phone])('a new learner at %i px', (width) => {
  it('finds a problem by its tag, fails, sees why, tests, fixes and is accepted', async () => {
    const { session, username } = width === phone ? people.onPhone : people.atDesk;
    const visitor = await openVisitor(browser, { session, width });
    const { page, open, settle } = visitor;
    await startPractice(visitor);
    await open('/problem');
    await page.evaluate(() => Object.assign(window, { isStillThere: true }));
    await findByTag(page);
    const showCode = page.getByRole('button', { name: words.problem.code, exact: true });
    if (width === phone) await showCode.click();
    await chooseLanguage(page);

    await write(page, program('a - b'));
    await submitUntil(page, words.verdicts.wrongAnswer.name);
    const failing = page.getByRole('region', { name: words.result.firstFailing });
    await failing.getByText(/测试点 1 .*样例/).waitFor();
    await failing.getByText(words.note.difference.token(1, 1)).waitFor();
    await failing.getByText(words.note.expected, { exact: true }).waitFor();
    await settle();
    expect(await listOverflows(page)).toEqual([]);
    expect(await listViolations(page)).toEqual([]);

    await seeWhyInDetail(visitor);
    if (width === phone) await showCode.click();

    await runWithOwnInput(page);
    await settle();
    expect(await listViolations(page)).toEqual([]);

    await write(page, program('a + b'));
    await submitUntil(page, words.verdicts.accepted.name);
    await page.getByText(words.result.acceptedNote).waitFor();
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);

    await lookAround(visitor, username);
    await seePracticeTicked(visitor);
    if (width !== phone) await makeNextList(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

it('confirms a copied sample and a submission, and marks the line of a compiler error', async () => {
  const visitor = await openVisitor(browser, { session: people.other.session });
  const { page, open } = visitor;
  await visitor.context.grantPermissions(['clipboard-write']);
  await open('/problem/T1001');
  await page.getByRole('button', { name: words.state.copy, exact: true }).first().click();
  await expectHeard(visitor, words.state.copied);
  await chooseLanguage(page);
  await write(page, '#include <iostream>\nint main() {\n  std::cout << 1\n}\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectHeard(visitor, words.result.submitted);
  await page.getByRole('status').filter({ hasText: words.verdicts.compileError.name }).waitFor();
  await page.getByText(/main\.cpp:3:/).waitFor();
  await page.locator('.cm-lint-marker-error').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
