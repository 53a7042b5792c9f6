/**
 * A large contest: 5,000 contestants, 12 problems, 200,000 submissions. Its scoreboards are requested as pages request
 * them, once while idle and once during a stream of verdicts. Then: the cost of a single verdict, and its delay until
 * users see it.
 */
import type { Database } from '@touchstone/database';
import { seedContest, type SeededContest } from '../../seed/seed-contest.ts';
import { allowAtLeast, noBudget } from '../budgets.ts';
import { measureScenarios } from '../http/measure-scenarios.ts';
import { openSessions } from '../lists/open-sessions.ts';
import { builtWeb, chromium } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withSeededServer } from '../servers/bench-server.ts';
import { withBrowser } from '../servers/with-browser.ts';
import { logInAsRoot } from '../../screenshots/log-in-as-root.ts';
import { boardScenarios } from './board-scenarios.ts';
import { streamVerdicts } from './commit-verdicts.ts';
import type { ContestBench } from './contest-bench.ts';
import { measureReveal } from './reveal-frames.ts';
import { measureStandingUpdates } from './standing-update.ts';
import { measureVerdictDelays } from './verdict-delay.ts';

const fullSize = { contestants: 5_000, problems: 12, submissions: 200_000 };
const quickSize = { contestants: 500, problems: 12, submissions: 20_000 };
const sessionCount = 500;
const verdictsPerSecond = 200;
const hourMs = 3_600_000;

export const contestsPart: BenchPart = {
  name: 'contests',
  needs: [chromium, builtWeb],
  run: (report, effort) => {
    const size = effort.choose({ full: fullSize, quick: quickSize });
    report.step('starting PostgreSQL');
    return withSeededServer(
      (database) => seed(database, size, report),
      async ({ server, database, seeded: contest }) => {
        const bench: ContestBench = { server, database, contest, report, effort };
        await measureBoards(bench);
        await measureStandingUpdates(bench);
        await withBrowser(async (browser) => {
          const opened = { ...bench, browser, session: await logInAsRoot(server) };
          await measureVerdictDelays(opened);
          await measureReveal(opened);
        });
      },
    );
  },
};

async function seed(database: Database, counts: typeof fullSize, report: Report): Promise<SeededContest> {
  const { contestants, problems, submissions } = counts;
  const size = `${String(contestants)} contestants, ${String(problems)} problems, ${String(submissions)} submissions`;
  report.step(`seeding ${size}`);
  const now = new Date();
  const startedAt = performance.now();
  const contest = await seedContest(database, {
    ...counts,
    startAt: new Date(now.getTime() - 2 * hourMs),
    endAt: new Date(now.getTime() + 3 * hourMs),
    sealedFrom: null,
    now,
    seed: 1,
  });
  report.add({
    name: `seeding ${size}`,
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
  return contest;
}

async function measureBoards(bench: ContestBench): Promise<void> {
  const { database, contest } = bench;
  const tokens = await openSessions(database, contest.userIds.slice(0, sessionCount));
  await measureScenarios(bench, boardScenarios(contest, tokens));
  await measureDuringVerdicts(bench, tokens);
}

/** Readers of the scoreboard must not wait for judging. */
async function measureDuringVerdicts(bench: ContestBench, tokens: readonly string[]): Promise<void> {
  const { database, contest, report, effort } = bench;
  const scenarios = boardScenarios(contest, tokens)
    .filter(({ name }) => name.endsWith(': first page'))
    .map((scenario) => ({ ...scenario, name: `${scenario.name} during a stream of verdicts` }));
  const stream = streamVerdicts(database, { contestId: contest.contestId, perSecond: verdictsPerSecond });
  try {
    await measureScenarios(bench, scenarios);
  } finally {
    await stream.stop();
  }
  const value = await stream.stop();
  const budget = { limit: 0.9 * verdictsPerSecond, text: `>= 0.9 of ${String(verdictsPerSecond)}` };
  report.add({
    name: 'verdicts of the stream',
    value,
    unit: 'verdicts/s',
    baseline: verdictsPerSecond,
    ratio: value / verdictsPerSecond,
    ...allowAtLeast(value, budget, effort),
  });
}
