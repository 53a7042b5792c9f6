/**
 * Two contestants hand in the same program with other names, a third one an own program. The director finds the pair, looks at
 * both programs, marks it and takes the mark back. A contestant sees nothing of it.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '@touchstone/database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairMessages } from '../apps/web/src/features/similarity/pair-messages.ts';
import { resultMessages } from '../apps/web/src/features/similarity/result-messages.ts';
import { similarityMessages } from '../apps/web/src/features/similarity/similarity-messages.ts';
import { startMessages } from '../apps/web/src/features/similarity/start-messages.ts';
import { similarityEntryMessages } from '../apps/web/src/lib/similarity-entry-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, logIn, rootSession, send } from './support/api.ts';
import { createContest, submitAt, type PlayedContest } from './support/contest-play.ts';
import { expectCount, expectPath } from './support/expect-soon.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const locale = 'en-US';
const words = {
  entry: similarityEntryMessages[locale],
  pair: pairMessages[locale],
  result: resultMessages[locale],
  shared: similarityMessages[locale],
  start: startMessages[locale],
};

const original = `#include <cstdio>
int stones[100], n;

void readAll() {
  scanf("%d", &n);
  for (int i = 0; i < n; i++) scanf("%d", &stones[i]);
}

int heaviest() {
  int best = 0;
  for (int i = 0; i < n; i++)
    if (stones[i] > best) best = stones[i];
  return best;
}

int main() {
  readAll();
  printf("%d\\n", heaviest());
  return 0;
}
`;
const copied = original
  .replaceAll('stones', 'rocks')
  .replaceAll('heaviest', 'largest')
  .replaceAll('best', 'top');
const independent = `#include <cstdio>

int solve(int left) {
  if (left == 0) return -1;
  int value;
  if (scanf("%d", &value) != 1) return -2;
  int rest = solve(left - 1);
  return rest > value ? rest : value;
}

int main() {
  int count = 0;
  while (scanf("%d", &count) == 1 && count > 0) {
    long answer = solve(count);
    printf("%ld\\n", answer < 0 ? 0 : answer);
  }
}
`;

let browser: Browser;
let database: Database;
let played: PlayedContest;
let contestants: { username: string; password: string }[];
let director: Visitor;
let comparisonId: string;

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  const session = await rootSession();
  const generated = await ask('POST /api/admin/user/generate-user', {
    token: session.token,
    body: {
      prefix: `similar${randomBytes(3).toString('hex')}`,
      number_from: 1,
      number_to: 3,
      password_length: 10,
    },
  });
  contestants = generated.data.users;
  const { contestId } = await createContest({
    title: `Stone Cup ${randomBytes(3).toString('hex')}`,
    type: 'acm',
    minutes: 300,
    sealedLastMinutes: undefined,
    problems: { A: 'T1001' },
  });
  played = { database, contestId };
  director = await openVisitor(browser, { locale, session });
}, longestWaitMs);

afterAll(async () => {
  await closeContexts(browser);
  await database.destroy();
});

const nameOf = (index: number) => contestants[index]?.username ?? '';

/** Nothing is cut off at two widths, and all is accessible. */
async function expectGoodPage() {
  for (const width of [390, 1440]) {
    await director.page.setViewportSize({ width, height: 900 });
    await director.settle();
    expect(await listOverflows(director.page)).toEqual([]);
  }
  expect(await listViolations(director.page)).toEqual([]);
}

it('three contestants submit', async () => {
  for (const [index, program] of [original, copied, independent].entries()) {
    const account = contestants[index];
    if (account === undefined) throw new Error('a contestant is missing');
    const { token } = await logIn(account);
    await submitAt(played, { token, problem: 'A', program, minute: 10 + index });
  }
});

it('the director compares the programs of the contest', async () => {
  const { page } = director;
  await director.open(`/admin/contest/${String(played.contestId)}/edit`);
  await page.getByRole('link', { name: words.entry.compare }).click();
  await expectPath(page, `/similarity/contest/${String(played.contestId)}`);
  await page.getByText(words.start.listEmpty).waitFor();
  await expectGoodPage();
  await page.getByRole('button', { name: words.start.start }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/similarity\/comparison\/\d+$/);
  comparisonId = page.url().split('/').at(-1) ?? '';
  // The queue gives the job to the server once a second; the comparison itself is short.
  const pairs = page.locator('tbody').getByRole('link');
  await pairs.first().waitFor();
  await expectCount(pairs, 1);
  const name = await pairs.first().getAttribute('aria-label');
  expect(name).toContain(nameOf(0));
  expect(name).toContain(nameOf(1));
  await expectGoodPage();
});

it('the graph connects the two, and leads to their pair by keyboard', async () => {
  const { page } = director;
  await page.getByRole('link', { name: words.result.graphTab }).click();
  const nodes = page.getByRole('group', { name: words.result.graph }).getByRole('button');
  await expectCount(nodes, 2);
  await nodes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => nodes.nth(1).getAttribute('aria-pressed')).toBe('true');
  await expectGoodPage();
  await page.getByRole('link', { name: words.result.clustersTab }).click();
  await page.getByRole('heading', { name: words.result.clusterTitle(1) }).waitFor();
  await page.getByRole('link', { name: words.result.compare, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/similarity\/pair\/\d+$/);
});

it('both programs are side by side, and the pair is marked', async () => {
  const { page } = director;
  await expect
    .poll(() => page.locator('mark').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining('rocks')]));
  await page.getByRole('button', { name: words.pair.nextFragment }).click();
  await expect.poll(() => page.locator('mark[data-chosen]').count()).toBeGreaterThan(1);
  await expectGoodPage();
  const discuss = page.getByRole('radio', { name: words.shared.marks.discuss });
  await page.getByText(words.shared.marks.discuss, { exact: true }).click();
  await expectHeard(director, words.shared.marked(words.shared.marks.discuss));
  await expect.poll(() => discuss.isChecked()).toBe(true);
  await page.getByText(words.shared.marks.none, { exact: true }).click();
  await expectHeard(director, words.shared.unmarked);
  await expect.poll(() => page.getByRole('radio', { name: words.shared.marks.none }).isChecked()).toBe(true);
  await page.getByText(words.shared.marks.discuss, { exact: true }).click();
  await expect.poll(() => discuss.isChecked()).toBe(true);
  await page.getByRole('textbox', { name: words.pair.note }).fill('talk to both');
  await page.getByRole('button', { name: words.pair.saveNote }).click();
  await page.getByRole('link', { name: words.pair.back }).click();
  await expectPath(page, `/similarity/comparison/${comparisonId}`);
  await page.getByText('talk to both').first().waitFor();
});

it('a contestant sees nothing of it', async () => {
  const account = contestants[1];
  if (account === undefined) throw new Error('a contestant is missing');
  const session = await logIn(account);
  const { envelope } = await send('GET /api/similarity/comparison', {
    token: session.token,
    query: { id: comparisonId },
  });
  expect(envelope.data).toBeNull();
  const contestant = await openVisitor(browser, { locale, session });
  await contestant.open(`/similarity/comparison/${comparisonId}`);
  await contestant.page.getByText(words.shared.notFound).waitFor();
  expect(await contestant.page.getByText(nameOf(0)).count()).toBe(0);
  await contestant.close();
});
