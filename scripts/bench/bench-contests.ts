/**
 * A large contest: 5,000 contestants, 12 problems, 200,000 submissions. Its boards are asked for as pages ask, once while
 * nothing happens and once while verdicts pour in; then what a single verdict costs, and how soon people see it.
 */
import { createDatabase, createPool, type Database } from '@touchstone/database';
import { seedContest, type SeededContest } from '../seed/seed-contest.ts';
import { benchContestPages } from './bench-contest-pages.ts';
import { startBenchServer, type BenchServer } from './bench-servers.ts';
import { benchStandingUpdate } from './bench-standing-update.ts';
import { boardScenarios } from './contest-scenarios.ts';
import { pourVerdicts } from './contest-verdicts.ts';
import { openSessionsOf } from './list-scenarios.ts';
import { measureAll } from './measure-scenarios.ts';
import type { Measurement } from './measurement.ts';

/** A tenth of the size, for a look in between: `BENCH_CONTESTS_SCALE=0.1`. */
const scale = Number(process.env['BENCH_CONTESTS_SCALE'] ?? '1');
const counts = { contestants: 5_000 * scale, problems: 12, submissions: 200_000 * scale };
const sessions = 500;
const verdictsPerSecond = 200;
const hourMs = 3_600_000;

export async function benchContests(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const database = createDatabase(createPool(server.connectionString, 8));
  try {
    const { contest, seeding } = await seed(database);
    const tokens = await openSessionsOf(database, contest.userIds.slice(0, sessions));
    const scenarios = boardScenarios(contest, tokens);
    return [
      seeding,
      ...(await measureAll(server, scenarios)),
      ...(await measureStorm({ server, database, contest, tokens })),
      ...(await benchStandingUpdate(database)),
      ...(await benchContestPages({ server, database, contest })),
    ];
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function seed(database: Database): Promise<{ contest: SeededContest; seeding: Measurement }> {
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
  const { contestants, problems, submissions } = counts;
  return {
    contest,
    seeding: {
      name: `seeding ${String(contestants)} contestants, ${String(problems)} problems, ${String(submissions)} submissions`,
      value: (performance.now() - startedAt) / 1000,
      unit: 's',
      baseline: null,
      ratio: null,
      budget: 'none: for comparison',
      ok: true,
    },
  };
}

interface Storm {
  server: BenchServer;
  database: Database;
  contest: SeededContest;
  tokens: readonly string[];
}

/** Who reads the board must not wait for those who are judged. */
async function measureStorm({ server, database, contest, tokens }: Storm): Promise<Measurement[]> {
  const wanted = boardScenarios(contest, tokens).filter(({ name }) => name.endsWith(': first page'));
  const storm = pourVerdicts(database, { contestId: contest.contestId, perSecond: verdictsPerSecond });
  let measured: Measurement[];
  try {
    measured = await measureAll(
      server,
      wanted.map((scenario) => ({ ...scenario, name: `${scenario.name} while verdicts pour in` })),
    );
  } finally {
    await storm.stop();
  }
  const value = await storm.stop();
  return [
    ...measured,
    {
      name: 'verdicts that poured in',
      value,
      unit: 'verdicts/s',
      baseline: verdictsPerSecond,
      ratio: value / verdictsPerSecond,
      budget: `>= 0.9 of ${String(verdictsPerSecond)}`,
      ok: value >= 0.9 * verdictsPerSecond,
    },
  ];
}
