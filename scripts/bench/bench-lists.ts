/**
 * The public lists of a large site: 10,000 problems, 100,000 users, a million submissions, all counted as judging would. The
 * server, its PostgreSQL and the one who asks share the cores of this machine: what is measured includes the asking, which
 * therefore has its questions written before it begins. Beside each call stands a bare `http.createServer` that answers the
 * same bytes to the same asker. The processor time of each answer tells what latency on a busy machine cannot.
 */
import { createDatabase, createPool } from '@touchstone/database';
import { seedSite } from '../seed/seed-site.ts';
import { startBenchServer } from './bench-servers.ts';
import {
  otherScenarios,
  problemScenarios,
  rankScenarios,
  readSite,
  submissionScenarios,
} from './list-scenarios.ts';
import { measureAll } from './measure-scenarios.ts';
import type { Measurement } from './measurement.ts';

/** A tenth of the size, for a look in between: `BENCH_LISTS_SCALE=0.1`. */
const scale = Number(process.env['BENCH_LISTS_SCALE'] ?? '1');

export async function benchLists(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const database = createDatabase(createPool(server.connectionString, 4));
  try {
    const seeded = await seed(database);
    const site = await readSite(database);
    const measurements = [seeded];
    for (const list of [problemScenarios, submissionScenarios, rankScenarios, otherScenarios])
      measurements.push(...(await measureAll(server, list(site))));
    return measurements;
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function seed(database: Parameters<typeof seedSite>[0]): Promise<Measurement> {
  const counts = { problems: 10_000 * scale, users: 100_000 * scale, submissions: 1_000_000 * scale };
  const startedAt = performance.now();
  await seedSite(database, { ...counts, seed: 1, now: new Date() });
  return {
    name: `seeding ${String(counts.problems)} problems, ${String(counts.users)} users, ${String(counts.submissions)} submissions`,
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    budget: 'none: for comparison',
    ok: true,
  };
}
