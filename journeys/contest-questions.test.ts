/**
 * Questions of a contest: a contestant asks, the director answers privately and then publicly. Each page follows without a
 * reload, and another contestant learns nothing before the publication.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personMessages } from '../apps/web/src/app/shell/person-messages.ts';
import { commentMessages } from '../apps/web/src/features/comments/comment-messages.ts';
import { questionMessages } from '../apps/web/src/features/comments/questions/question-messages.ts';
import { contestMessages } from '../apps/web/src/features/contest/contest-messages.ts';
import { questionAlertMessages } from '../apps/web/src/features/contest/questions/question-alert-messages.ts';
import { messageMessages } from '../apps/web/src/features/messages/message-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, type RegisteredAccount } from './support/api.ts';
import { createContest, travelTo } from './support/contest-play.ts';
import { expectCount } from './support/expect-soon.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const locale = 'en-US';
const words = {
  comments: commentMessages[locale],
  questions: questionMessages[locale],
  alerts: questionAlertMessages[locale],
  contest: contestMessages[locale],
  messages: messageMessages[locale],
  person: personMessages[locale],
};
const mark = randomBytes(3).toString('hex');
const question = `Is the first number ever zero ${mark}?`;
const privateAnswer = `Read section two again ${mark}.`;
const publicAnswer = `The first number is positive ${mark}.`;

let browser: Browser;
let database: Database;
let people: Record<'asker' | 'other', RegisteredAccount>;
let asker: Visitor;
let other: Visitor;
let director: Visitor;
let contestId: number;
let address: string;

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  people = await registerAccounts(['asker', 'other']);
  const created = await createContest({
    title: `Question Cup ${mark}`,
    type: 'acm',
    minutes: 300,
    sealedLastMinutes: undefined,
    problems: { A: 'T1001', B: 'T1002' },
  });
  contestId = created.contestId;
  await travelTo({ database, contestId }, 5);
  address = `/contest/${String(contestId)}/comment`;
  asker = await openVisitor(browser, { locale, session: people.asker.session });
  other = await openVisitor(browser, { locale, session: people.other.session });
  director = await openVisitor(browser, { locale, session: await rootSession() });
}, longestWaitMs);

afterAll(async () => {
  await closeContexts(browser);
  await database.destroy();
});

const entryOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const tabCount = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.contest.tabs }).getByRole('img', { name, exact: true });

async function expectGoodPage(visitor: Visitor) {
  await visitor.settle();
  expect(await listViolations(visitor.page)).toEqual([]);
  expect(await listOverflows(visitor.page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
}

it('shows a new question to the director at once, with its problem', async () => {
  await director.open(address);
  await asker.open(address);
  await other.open(address);
  for (const point of Object.values(words.questions.notice)) await asker.page.getByText(point).waitFor();

  await asker.page.getByRole('combobox', { name: words.questions.about }).click();
  await asker.page.getByRole('option', { name: /^A · / }).click();
  const box = asker.page.getByRole('textbox', { name: words.questions.ask });
  await box.fill(question);
  await box.press('Control+Enter');
  const own = entryOf(asker.page, question);
  await own.getByText(words.questions.open).waitFor();
  await own.getByText(words.questions.aboutProblem('A')).waitFor();
  await expectGoodPage(asker);

  await entryOf(director.page, question).waitFor();
  await tabCount(director.page, words.alerts.unanswered(1)).waitFor();
  await expectGoodPage(director);
});

it('shows a private answer to the contestant who asked, and to no other', async () => {
  const { page } = director;
  await entryOf(page, question)
    .getByRole('button', { name: words.questions.answerOf(people.asker.username) })
    .click();
  const box = page.getByRole('textbox', { name: words.questions.answerOf(people.asker.username) });
  await box.fill(privateAnswer);
  await expectGoodPage(director);
  await page.getByRole('button', { name: words.questions.send, exact: true }).click();
  await expectHeard(director, words.questions.sent);

  await entryOf(asker.page, privateAnswer).getByText(words.questions.answerToOne).waitFor();
  await expectHeard(asker, words.alerts.answered);
  await asker.page.getByRole('button', { name: words.person.messagesUnread('1') }).waitFor();
  await expectCount(tabCount(page, words.alerts.unanswered(1)), 0);

  const { data } = await ask('GET /api/comments', {
    token: people.other.session.token,
    query: { cid: String(contestId) },
  });
  expect(data.total).toBe(0);
  expect(await other.page.getByText(question).count()).toBe(0);
});

it('leads from the message to the exact answer, and counts it as read', async () => {
  const { page } = await asker.openTab();
  await page.goto('/message/reply');
  await page.getByRole('button', { name: words.person.messages, exact: true }).waitFor();
  // The counter of the other tab follows.
  await asker.page.getByRole('button', { name: words.person.messages, exact: true }).waitFor();
  const message = page.getByRole('article').filter({ hasText: privateAnswer });
  await message.getByText(words.messages.unread, { exact: true }).waitFor();
  await message.getByRole('link', { name: `Question Cup ${mark}` }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await expectCount(page.locator('[data-focused]').filter({ hasText: privateAnswer }), 1);
  await page.close();
});

it('shows a public answer to everyone, without the name of the contestant', async () => {
  const { page } = director;
  await page.getByText(words.questions.all, { exact: true }).click();
  await entryOf(page, question)
    .getByRole('button', { name: words.questions.answerOf(people.asker.username) })
    .click();
  await page.getByText(words.questions.toEveryone).click();
  await page
    .getByRole('textbox', { name: words.questions.answerOf(people.asker.username) })
    .fill(publicAnswer);
  await page.getByRole('button', { name: words.questions.send, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.questions.publishTitle });
  await dialog.getByText(question).waitFor();
  await dialog.getByText(publicAnswer).waitFor();
  await dialog.getByRole('button', { name: words.questions.publishConfirm, exact: true }).click();
  await expectCount(dialog, 0);

  const seen = entryOf(other.page, question);
  await seen.getByText(publicAnswer).waitFor();
  await seen.getByText(words.comments.hiddenAuthor).first().waitFor();
  await expectHeard(other, words.alerts.clarified);
  expect(await other.page.getByText(privateAnswer).count()).toBe(0);
  expect(await other.page.getByText(people.asker.username).count()).toBe(0);
  await expectGoodPage(other);
  await other.page.setViewportSize({ width: 360, height: 740 });
  await other.page.emulateMedia({ colorScheme: 'dark' });
  await other.settle();
  expect(await listOverflows(other.page)).toEqual([]);
  expect(await listViolations(other.page, { colours: 'only' })).toEqual([]);
});
