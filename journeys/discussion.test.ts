/**
 * Two users discuss a problem: a post, a comment with a mention, a reply, a like and a report. Each sees the counters move
 * without a reload. An administrator handles the report and disables the post. A solution of the problem is locked until the
 * reader has solved it.
 */
import { randomBytes } from 'node:crypto';
import { roleCodes } from '@touchstone/contract/roles';
import { sql } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personMessages } from '../apps/web/src/app/shell/person-messages.ts';
import { reportMessages as adminReportMessages } from '../apps/web/src/features/admin-discussions/reports/report-messages.ts';
import { commentMessages } from '../apps/web/src/features/comments/comment-messages.ts';
import { detailMessages } from '../apps/web/src/features/discussions/detail/detail-messages.ts';
import { formMessages } from '../apps/web/src/features/discussions/form/form-messages.ts';
import { listMessages } from '../apps/web/src/features/discussions/list/list-messages.ts';
import { reportMessages } from '../apps/web/src/features/discussions/report/report-messages.ts';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { solutionMessages } from '../apps/web/src/features/problem/solutions/solution-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import type { RegisteredAccount } from './support/api.ts';
import { registerAccount } from './support/api.ts';
import { readDemoProgram } from './support/contest-play.ts';
import { expectAccessibleDialog, listOverflows, listViolations } from './support/page-checks.ts';
import { openSiteDatabase, setRole } from './support/site-database.ts';
import { holdSiteMutex, longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

holdSiteMutex();

const locale = 'en-US';
const words = {
  list: listMessages[locale],
  form: formMessages[locale],
  detail: detailMessages[locale],
  report: reportMessages[locale],
  handling: adminReportMessages[locale],
  comments: commentMessages[locale],
  person: personMessages[locale],
  problem: problemMessages[locale],
  solutions: solutionMessages[locale],
  bar: barMessages[locale],
};
const id = randomBytes(3).toString('hex');
/** A problem of no running contest, those of other journeys included: its solutions would be locked for all. */
const problemId = 'T1008';
const title = `Why does it overflow ${id}`;
const question = `Is an int large enough, ${id}`;
const answer = `Use a long long ${id}`;
const solutionTitle = `Read two numbers ${id}`;

let browser: Browser;
let people: Record<'author' | 'friend' | 'admin', RegisteredAccount>;
let author: Visitor;
let friend: Visitor;
let admin: Visitor;

/** As many solved problems as the site asks for before a user may post. */
async function countSolved(username: string, count: number) {
  const database = await openSiteDatabase();
  await sql`INSERT INTO user_statistic (user_id, solved_count)
    SELECT id, ${count} FROM user_account WHERE username = ${username}
    ON CONFLICT (user_id) DO UPDATE SET solved_count = excluded.solved_count`.execute(database);
  await database.destroy();
}

const asAdmin = ({ token, userInfo }: RegisteredAccount['session']) => ({
  token,
  userInfo: JSON.stringify({ ...(JSON.parse(userInfo) as object), roleList: ['admin'] }),
});

beforeAll(async () => {
  people = {
    author: await registerAccount(),
    friend: await registerAccount(),
    admin: await registerAccount(),
  };
  const database = await openSiteDatabase();
  await setRole(database, people.admin.username, roleCodes.admin);
  await database.destroy();
  await countSolved(people.author.username, 10);
  await countSolved(people.friend.username, 10);
  browser = await shareBrowser();
  author = await openVisitor(browser, { locale, session: people.author.session });
  friend = await openVisitor(browser, { locale, session: people.friend.session, width: 390 });
  admin = await openVisitor(browser, { locale, session: asAdmin(people.admin.session) });
}, longestWaitMs);
afterAll(() => closeContexts(browser));

async function fillForm(page: Page, post: { title: string; summary: string; text: string }) {
  await page.getByRole('textbox', { name: words.form.titleLabel }).fill(post.title);
  await page.getByRole('textbox', { name: words.form.summaryLabel }).fill(post.summary);
  await page.locator('[data-field="categoryId"]').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: words.form.contentLabel }).click();
  await page.keyboard.insertText(post.text);
}

const commentBox = (page: Page) => page.getByRole('textbox', { name: words.comments.write });

it('a user posts a question about a problem', async () => {
  const { page } = author;
  await author.open(`/problem/${problemId}`);
  await page.getByRole('link', { name: words.problem.discussion, exact: true }).click();
  await page.getByRole('link', { name: words.list.create }).first().click();
  await page.getByRole('button', { name: words.form.submit, exact: true }).click();
  await page.getByText(words.form.empty, { exact: true }).first().waitFor();
  await fillForm(page, { title, summary: 'The sum is negative.', text: 'My program prints **-1**.' });
  await author.settle();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.form.submit, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/discussion-detail\/\d+$/);
  await page.getByRole('heading', { name: `[${problemId}] ${title}` }).waitFor();
  await author.settle();
  expect(await listViolations(page)).toEqual([]);
});

it('a friend finds it on a phone, likes it and comments', async () => {
  const { page } = friend;
  await friend.open(`/discussion/${problemId}?keyword=${id}`);
  expect(await listOverflows(page)).toEqual([]);
  await page.getByRole('link', { name: `[${problemId}] ${title}` }).click();
  await page.getByRole('button', { name: words.detail.like(0) }).click();
  await page.getByRole('button', { name: words.detail.unlike(1) }).waitFor();
  await commentBox(page).fill(`@${people.author.username} ${question}`);
  await page.getByRole('button', { name: words.comments.submit }).click();
  await expectHeard(friend, words.comments.posted);
  await friend.settle();
  expect(await listOverflows(page)).toEqual([]);
});

it('the author sees the like and the comment without a reload, and replies', async () => {
  const { page } = author;
  await page.getByRole('button', { name: words.detail.like(1) }).waitFor();
  await page.getByRole('button', { name: words.comments.fresh(1), exact: true }).click();
  await page.getByText(question).waitFor();
  await page.getByRole('link', { name: `@${people.author.username}` }).waitFor();
  await page.getByRole('button', { name: words.person.messagesUnread('2') }).waitFor();
  const replyTo = words.comments.replyTo(people.friend.username);
  await page.getByRole('button', { name: replyTo }).first().click();
  await page.getByRole('textbox', { name: replyTo }).fill(answer);
  await page.getByRole('button', { name: words.comments.send, exact: true }).click();
  await expectHeard(author, words.comments.replied);
  await friend.page.getByRole('button', { name: words.comments.freshReplies(1), exact: true }).click();
  await friend.page.getByText(answer).waitFor();
  await friend.page.getByRole('button', { name: words.person.messagesUnread('1') }).waitFor();
});

it('the friend reports the post', async () => {
  const { page } = friend;
  await page.getByRole('button', { name: words.detail.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.report.title });
  await expectAccessibleDialog(dialog);
  await dialog.getByText(words.report.tags.plagiarism).click();
  await dialog.getByRole('textbox', { name: words.report.reason }).fill(`Copied ${id}`);
  await dialog.getByRole('button', { name: words.report.submit }).click();
  await expectHeard(friend, words.report.done);
});

it('an administrator handles the report: others no longer see the post', async () => {
  const { page } = admin;
  await admin.open('/admin/discussion?view=reports&status=false');
  expect(await listViolations(page)).toEqual([]);
  const row = page.getByRole('listitem').filter({ hasText: `Copied ${id}` });
  await row.getByRole('button', { name: words.handling.handle, exact: false }).first().click();
  const dialog = page.getByRole('dialog', { name: words.handling.dialogTitle });
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('radio', { name: words.handling.choices.disabled }).click();
  await dialog.getByRole('textbox', { name: words.handling.note }).fill('Checked');
  await dialog.getByRole('button', { name: words.handling.submit }).click();
  await expectHeard(admin, words.handling.done);
  await friend.page.getByRole('heading', { name: words.detail.refused }).waitFor();
  await author.page.getByText(words.detail.disabledNotice).waitFor();
});

it('a solution opens when the reader has solved the problem', async () => {
  const { page: writer } = admin;
  await admin.open(`/discussion/${problemId}?new=solution`);
  await fillForm(writer, { title: solutionTitle, summary: 'One line.', text: 'Add them.' });
  await writer.getByRole('button', { name: words.form.submit, exact: true }).click();
  await expect.poll(() => new URL(writer.url()).pathname).toMatch(/^\/discussion-detail\/\d+$/);

  const { page } = author;
  await author.open(`/problem/${problemId}?tab=solutions`);
  await page.getByText(words.solutions.locked.unsolved).waitFor();
  expect(await page.getByText(solutionTitle).count()).toBe(0);
  await page.getByRole('textbox', { name: words.bar.editor }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(await readDemoProgram('t1008-roll-call/accepted.cpp'));
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  await page.getByRole('link', { name: solutionTitle }).click();
  await page.getByRole('heading', { name: `[${problemId}] ${solutionTitle}` }).waitFor();
});
