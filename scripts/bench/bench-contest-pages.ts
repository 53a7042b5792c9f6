/**
 * How soon people see a verdict: from its commit in the database to the changed row in an open page of Chromium. And how
 * smoothly the reveal of a sealed board runs. Page and bench share the clock of this machine.
 */
import type { AcmRankRow } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser/open-browser.ts';
import { logInAsRoot, type Session } from '../screenshots/log-in-as-root.ts';
import { seedContest, type SeededContest } from '../seed/seed-contest.ts';
import type { BenchServer } from './bench-servers.ts';
import { commitVerdict } from './contest-verdicts.ts';
import type { Measurement } from './measurement.ts';
import { measureFrames } from './page-frames.ts';

interface PageBench {
  server: BenchServer;
  database: Database;
  contest: SeededContest;
}

interface OpenedBench extends PageBench {
  browser: Browser;
  session: Session;
}

const rounds = 8;
const budgetMs = 1000;
const waitLimitMs = 40_000;
const hourMs = 3_600_000;
const revealed = { contestants: 300, problems: 12, submissions: 4_500 };

export async function benchContestPages(bench: PageBench): Promise<Measurement[]> {
  const browser = await openBrowser();
  const opened = { ...bench, browser, session: await logInAsRoot(bench.server) };
  const { contestId } = bench.contest;
  try {
    const inside = await measureDelays(opened, `/contest/${String(contestId)}/rank`, rowOfPerson);
    const outside = await measureDelays(opened, `/contest/acm-scoreboard/${String(contestId)}`, rowOfPerson);
    const list = await measureDelays(opened, `/contest/${String(contestId)}/submissions`, rowOfSubmission);
    return [
      describeDelays('the board of the contest', inside),
      describeDelays('the board outside', outside),
      describeDelays('the submissions of the contest', list),
      ...(await measureReveal(opened)),
    ];
  } finally {
    await browser.close();
  }
}

interface Try {
  username: string;
  submissionId: number;
}

/** Which row of the page shows it: the one that holds this link. */
type RowOf = (made: Try) => string;
const rowOfPerson: RowOf = ({ username }) => `a[href*="username=${username}"]`;
const rowOfSubmission: RowOf = ({ submissionId }) => `a[href*="/${String(submissionId)}"]`;

async function measureDelays(bench: OpenedBench, path: string, rowOf: RowOf): Promise<number[]> {
  const { page, close } = await openPage(bench, path);
  try {
    const delays: number[] = [];
    for (const made of await makeTries(bench)) {
      const row = page.locator('tr', { has: page.locator(rowOf(made)) }).first();
      await row.waitFor({ timeout: waitLimitMs });
      await page.evaluate(noteChange, rowOf(made));
      await commitVerdict(bench.database, made.submissionId, 0);
      const committedMs = Date.now();
      await page.waitForFunction(() => window.rowChangedMs !== undefined, undefined, {
        timeout: waitLimitMs,
      });
      delays.push((await page.evaluate(() => window.rowChangedMs ?? Number.NaN)) - committedMs);
    }
    return delays;
  } finally {
    await close();
  }
}

declare global {
  interface Window {
    rowChangedMs: number | undefined;
  }
}

/** Runs in the page. */
function noteChange(link: string) {
  const read = () =>
    [...document.querySelectorAll(link)].map((found) => found.closest('tr')?.textContent ?? '').join('\n');
  const before = read();
  window.rowChangedMs = undefined;
  const observer = new MutationObserver(() => {
    if (read() === before) return;
    window.rowChangedMs = Date.now();
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function openPage({ browser, server, session }: OpenedBench, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(({ token, userInfo }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userInfo', userInfo);
  }, session);
  const page = await context.newPage();
  await page.goto(`${server.address}${path}`);
  return { page, close: () => context.close() };
}

/** Of people on the first page, to problems that they have not solved: being judged still. */
async function makeTries({ database, contest, server, session }: OpenedBench): Promise<Try[]> {
  const response = await fetch(`${server.address}/api/get-contest-rank`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: session.token },
    body: JSON.stringify({ cid: contest.contestId, limit: 50, currentPage: 1 }),
  });
  const { data } = (await response.json()) as { data: { records: AcmRankRow[] } };
  const tries: Try[] = [];
  for (const { uid, username, submissionInfo } of data.records) {
    const problem = contest.problems.find(({ displayId }) => submissionInfo[displayId]?.isAC !== true);
    if (problem === undefined || tries.length === rounds) continue;
    const { id } = await database
      .insertInto('submission')
      .values({
        problemId: problem.problemId,
        contestProblemId: problem.contestProblemId,
        contestId: contest.contestId,
        userId: uid,
        language: 'C++ 17',
        code: 'int main(){}',
        codeLength: 12,
        status: 7,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    tries.push({ username, submissionId: id });
  }
  if (tries.length === 0) throw new Error('everybody on the first page has solved everything');
  return tries;
}

function describeDelays(where: string, delays: readonly number[]): Measurement {
  const sorted = delays.toSorted((one, other) => one - other);
  const value = sorted.at(-1) ?? Number.NaN;
  return {
    name: `a verdict is seen on ${where}, the slowest of ${String(delays.length)}`,
    value,
    unit: 'ms',
    baseline: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    ratio: null,
    budget: `< ${String(budgetMs)}; beside it the median`,
    ok: value < budgetMs,
  };
}

async function measureReveal(bench: OpenedBench): Promise<Measurement[]> {
  const now = Date.now();
  const { contestId } = await seedContest(bench.database, {
    ...revealed,
    startAt: new Date(now - 6 * hourMs),
    endAt: new Date(now - hourMs),
    sealedFrom: new Date(now - 2 * hourMs),
    now: new Date(now),
    seed: 1,
  });
  const medals = [30, 60, 90].map((count) => `medals[]=${String(count)}`).join('&');
  const path = `/scrollBoard?cid=${String(contestId)}&removeStar=false&${medals}`;
  const { page, close } = await openPage(bench, path);
  try {
    await page.getByRole('toolbar').waitFor({ timeout: waitLimitMs });
    const still = await measureFrames(page);
    await playQuickly(page);
    const playing = await measureFrames(page);
    return [
      {
        name: `frames of the reveal of ${String(revealed.contestants)} teams`,
        value: playing.perSecond,
        unit: 'frames/s',
        baseline: still.perSecond,
        ratio: playing.perSecond / still.perSecond,
        budget: '60, less the twentieth that counting misses',
        ok: playing.perSecond >= 57,
      },
      {
        name: 'the longest frame of the reveal',
        value: playing.longestMs,
        unit: 'ms',
        baseline: still.longestMs,
        ratio: playing.longestMs / still.longestMs,
        budget: 'none: for comparison',
        ok: true,
      },
    ];
  } finally {
    await close();
  }
}

/** At twice the usual speed, so that some row is moving nearly always. */
async function playQuickly(page: Page) {
  for (const key of ['+', '+', 'Enter']) await page.keyboard.press(key);
}
