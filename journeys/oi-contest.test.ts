/**
 * An OI contest of two hours, frozen from its start, in which the last submission of each problem counts. Contestants
 * see no results until the organisers unfreeze the scoreboard, and confirm before they replace an earlier program. The
 * expected scoreboard is written by hand.
 */
import { randomBytes } from 'node:crypto';
import { statuses } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardMessages } from '../apps/web/src/features/contest/board/board-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { resultMessages } from '../apps/web/src/features/problem/workbench/result/result-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, type RegisteredAccount } from './support/api.ts';
import {
  createContest,
  readDemoProgram,
  settleNewest,
  submitAt,
  travelTo,
  type PlayedContest,
} from './support/contest-play.ts';
import { readBoard } from './support/read-board.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

const names = ['fay', 'gus', 'hal'] as const;
type Name = (typeof names)[number];

const words = {
  board: boardMessages['en-US'],
  bar: barMessages['en-US'],
  result: resultMessages['en-US'],
  received: verdictMessages['en-US'].unknown.name,
};
const nothingRight = 'int main() { return 0; }\n';

let browser: Browser;
let database: Database;
let people: Record<Name, RegisteredAccount>;
let played: PlayedContest;
let programs: { fullA: string; halfA: string; fullB: string };

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  people = await registerAccounts(names);
  programs = {
    fullA: await readDemoProgram('t1003-closing-the-night-market/accepted.cpp'),
    halfA: await readDemoProgram('t1003-closing-the-night-market/partial.cpp'),
    fullB: await readDemoProgram('t1005-sunny-streak/accepted.cpp'),
  };
  const { contestId } = await createContest({
    title: `Autumn Olympiad ${randomBytes(3).toString('hex')}`,
    type: 'oi',
    minutes: 120,
    sealedLastMinutes: 120,
    problems: { A: 'T1003', B: 'T1005' },
  });
  played = { database, contestId };
}, longestWaitMs);

afterAll(async () => {
  await closeContexts(browser);
  await database.destroy();
});

const submit = (name: Name, problem: 'A' | 'B', program: string, minute: number) =>
  submitAt(played, { token: people[name].session.token, problem, program, minute });

/** Run times depend on the machine. */
const named = (row: string) =>
  names.reduce((all, name) => all.replace(people[name].username, name), row).replace(/\b\d+ ms/g, '… ms');

const expectBoard = async ({ page }: Pick<Visitor, 'page'>, rows: readonly string[]) => {
  await expect.poll(async () => (await readBoard(page)).map(named)).toEqual(rows);
};

const finalBoard = [
  '1 | gus | 150 | … ms | A, 50 points | B, 100 points, full marks, … ms',
  '2 | fay | 50 | … ms | A, 50 points',
  '3 | hal | 0 | … ms | B, 0 points',
];

it('confirms to contestants that a program was received, and asks before replacing an earlier one', async () => {
  await submit('fay', 'A', programs.fullA, 10);
  await travelTo(played, 20);
  const fay = await openVisitor(browser, { locale: 'en-US', session: people.fay.session });
  const { page } = fay;
  await fay.open(`/contest/${String(played.contestId)}/problem/A`);
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await page.getByRole('textbox', { name: words.bar.editor, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(programs.halfA);
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  const cover = page.getByRole('dialog', { name: words.result.coverTitle });
  await cover.getByRole('button', { name: words.result.submit, exact: true }).click();
  await page.getByText(words.result.hidden).waitFor();
  await settleNewest(played, 20);
  expect(fay.complaints).toEqual([]);
  await fay.close();
});

it('hides results from contestants, shows them to the organiser, and to everyone once unfrozen', async () => {
  await submit('gus', 'A', programs.halfA, 25);
  expect((await submit('gus', 'B', programs.fullB, 30)).status).toBe(statuses.accepted);
  await submit('hal', 'B', nothingRight, 40);
  const gus = await openVisitor(browser, { locale: 'en-US', session: people.gus.session });
  await gus.open(`/contest/${String(played.contestId)}/rank`);
  await gus.page.getByText(words.board.sealedOi.byHand).waitFor();
  await gus.page.getByText(words.board.ownReceived(2)).waitFor();
  expect(await readBoard(gus.page)).toEqual([]);
  await gus.open(`/contest/${String(played.contestId)}/submissions?onlyMine=true`);
  await expect.poll(() => gus.page.getByRole('row').getByText(words.received).count()).toBe(2);

  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  await root.open(`/contest/${String(played.contestId)}/rank`);
  await root.page.getByLabel(words.board.force).check({ force: true });
  await expectBoard(root, finalBoard);
  await root.close();

  await travelTo(played, 121);
  const { token } = await rootSession();
  await ask('PUT /api/admin/contest', { token, body: { id: played.contestId, autoRealRank: true } });
  await gus.open(`/contest/${String(played.contestId)}/rank`);
  await expectBoard(gus, finalBoard);
  const rowOf = (name: Name) => gus.page.getByRole('row').filter({ hasText: people[name].username }).last();
  await rowOf('gus').getByText('Champion').waitFor();
  await rowOf('fay').getByText('Runner-up').waitFor();
  expect(gus.complaints).toEqual([]);
  await gus.close();
});
