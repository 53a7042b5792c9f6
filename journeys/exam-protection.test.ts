/**
 * An exam: the director restricts a running contest to one device per contestant. A second device is refused with the reason,
 * the director sees the attempt and releases the session, and the second device gets in without a reload.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '@touchstone/database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examFormMessages } from '../apps/web/src/features/admin-contests/form/exam-form-messages.ts';
import { contestFormMessages } from '../apps/web/src/features/admin-contests/form/contest-form-messages.ts';
import { contestMessages } from '../apps/web/src/features/contest/contest-messages.ts';
import { signInMessages } from '../apps/web/src/features/contest/sign-ins/sign-in-messages.ts';
import { saveBarMessages } from '../apps/web/src/ui/save-bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { logIn, rootSession } from './support/api.ts';
import { createContest, travelTo } from './support/contest-play.ts';
import { generateAccount } from './support/generate-account.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs, withSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const locale = 'en-US';
const form = examFormMessages[locale];
const contestForm = contestFormMessages[locale];
const contest = contestMessages[locale];
const signIns = signInMessages[locale];
const saving = saveBarMessages[locale];

let browser: Browser;
let database: Database;
let contestId: number;
let pupil: { username: string; password: string };
let first: Visitor;
let second: Visitor;
let director: Visitor;

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  pupil = await generateAccount('pupil');
  const created = await createContest({
    title: `Exam ${randomBytes(3).toString('hex')}`,
    type: 'acm',
    minutes: 300,
    sealedLastMinutes: undefined,
    problems: { A: 'T1001' },
  });
  contestId = created.contestId;
  await travelTo({ database, contestId }, 5);
  // No other journey requires a puzzle meanwhile.
  const [here, there] = await withSiteMutex(async () => [await logIn(pupil), await logIn(pupil)] as const);
  first = await openVisitor(browser, { locale, session: here });
  second = await openVisitor(browser, { locale, session: there });
  director = await openVisitor(browser, { locale, session: await rootSession() });
}, longestWaitMs);

afterAll(async () => {
  await closeContexts(browser);
  await database.destroy();
});

async function expectGoodPage(visitor: Visitor) {
  await visitor.settle();
  expect(await listViolations(visitor.page)).toEqual([]);
  expect(await listOverflows(visitor.page)).toEqual([]);
}

const problemLink = ({ page }: Visitor) => page.getByRole('row').filter({ hasText: 'A' }).getByRole('link');

it('the director protects the contest, and a wrong line is named', async () => {
  const { page } = director;
  await director.open(`/admin/contest/${String(contestId)}/edit`);
  const list = page.getByRole('textbox', { name: form.addresses });
  await list.fill('127.0.0.0/8\n::1\n10.1.2.3/16');
  await page.getByRole('button', { name: saving.save }).click();
  await page.getByText('Line 3: “10.1.2.3/16” is not the start of its network. Write 10.1.0.0/16.').waitFor();
  await expectGoodPage(director);
  await list.fill('127.0.0.0/8\n::1\n10.1.0.0/16');
  await page.getByRole('switch', { name: form.single }).click({ force: true });
  await page.getByRole('button', { name: saving.save }).click();
  await expectHeard(director, contestForm.saved);
});

it('a second device is refused with the reason', async () => {
  await first.open(`/contest/${String(contestId)}/problems`);
  await problemLink(first).first().waitFor();

  await second.open(`/contest/${String(contestId)}/problems`);
  await second.page.getByText(contest.deviceRefused).waitFor();
  await second.page.getByText(/Another device has been active with your account since/).waitFor();
  await expectGoodPage(second);
});

it('the director sees the attempt and releases the session, and the second device gets in', async () => {
  const { page } = director;
  await director.open(`/contest/${String(contestId)}/sign-ins`);
  await page.getByText(signIns.reasons['other-device']).waitFor();
  await expectGoodPage(director);
  await page.getByRole('button', { name: signIns.releaseOf(pupil.username) }).click();
  const dialog = page.getByRole('dialog', { name: signIns.releaseTitle(pupil.username) });
  await dialog.getByRole('button', { name: signIns.release, exact: true }).click();
  await expectHeard(director, signIns.releasedToast(pupil.username));

  await problemLink(second).first().waitFor();
  // The page of the first device is still open and was notified, too.
  await first.page.getByText(contest.deviceRefused).waitFor();
});
