/**
 * The delay of a verdict: from its commit in the database to the changed row in an open page of Chromium. Page and
 * bench share the clock of this machine.
 */
import type { AcmRankRow } from '@touchstone/contract';
import { allowAtMost } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { commitVerdict } from './commit-verdicts.ts';
import { waitLimitMs, withContestPage, type PageBench } from './open-contest-page.ts';

const budgetMs = 1000;

export async function measureVerdictDelays(bench: PageBench): Promise<void> {
  const { contest, report, effort } = bench;
  const id = String(contest.contestId);
  const pages = [
    { name: 'the scoreboard of the contest', path: `/contest/${id}/rank`, rowOf: rowOfUser },
    { name: 'the public scoreboard', path: `/contest/acm-scoreboard/${id}`, rowOf: rowOfUser },
    {
      name: 'the submissions of the contest',
      path: `/contest/${id}/submissions`,
      rowOf: rowOfSubmission,
    },
  ];
  for (const { name, path, rowOf } of pages) {
    report.step(`verdicts on ${name}`);
    report.add(describeDelays(name, await measureDelays(bench, path, rowOf), effort));
  }
}

interface OpenSubmission {
  username: string;
  submissionId: number;
}

/** The row of the page that contains this link. */
type RowOf = (submission: OpenSubmission) => string;
const rowOfUser: RowOf = ({ username }) => `a[href*="username=${username}"]`;
const rowOfSubmission: RowOf = ({ submissionId }) => `a[href*="/${String(submissionId)}"]`;

const measureDelays = (bench: PageBench, path: string, rowOf: RowOf): Promise<number[]> =>
  withContestPage(bench, path, async (page) => {
    const delays: number[] = [];
    for (const submission of await createSubmissions(bench)) {
      const row = page.locator('tr', { has: page.locator(rowOf(submission)) }).first();
      await row.waitFor({ timeout: waitLimitMs });
      await page.evaluate(observeRow, rowOf(submission));
      await commitVerdict(bench.database, submission.submissionId, 0);
      const committedMs = Date.now();
      await page.waitForFunction(() => window.rowChangedMs !== undefined, undefined, {
        timeout: waitLimitMs,
      });
      delays.push((await page.evaluate(() => window.rowChangedMs ?? Number.NaN)) - committedMs);
    }
    return delays;
  });

declare global {
  interface Window {
    rowChangedMs: number | undefined;
  }
}

/** Runs in the page: records when the row changes. */
function observeRow(link: string) {
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

/** Submissions in judging, by users on the first page, to problems that they have not solved. */
async function createSubmissions({
  database,
  contest,
  server,
  session,
  effort,
}: PageBench): Promise<OpenSubmission[]> {
  const response = await fetch(`${server.address}/api/get-contest-rank`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: session.token },
    body: JSON.stringify({ cid: contest.contestId, limit: 50, currentPage: 1 }),
  });
  const { data } = (await response.json()) as { data: { records: AcmRankRow[] } };
  const rounds = effort.choose({ full: 8, quick: 3 });
  const made: OpenSubmission[] = [];
  for (const { uid, username, submissionInfo } of data.records) {
    const problem = contest.problems.find(({ displayId }) => submissionInfo[displayId]?.isAC !== true);
    if (problem === undefined || made.length === rounds) continue;
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
    made.push({ username, submissionId: id });
  }
  if (made.length === 0) throw new Error('the users on the first page have solved every problem');
  return made;
}

function describeDelays(page: string, delays: readonly number[], effort: Effort): Measurement {
  const value = Math.max(...delays);
  const budget = { limit: budgetMs, text: `<= ${String(budgetMs)}; beside it the median` };
  return {
    name: `a verdict is seen on ${page}, the slowest of ${String(delays.length)}`,
    value,
    unit: 'ms',
    baseline: median(delays),
    ratio: null,
    ...allowAtMost(value, budget, effort),
  };
}
