/**
 * The public lists of a large site: 10,000 problems, 100,000 users, a million submissions, with all counters. The
 * server, its PostgreSQL and the client share the cores of this machine. The figures include the client, so its
 * requests are written in advance. CPU time per response is meaningful even on a busy machine, where latency is not.
 */
import type { Database } from '@touchstone/database';
import { seedSite } from '../../seed/seed-site.ts';
import { noBudget } from '../budgets.ts';
import { measureScenarios } from '../http/measure-scenarios.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withSeededServer } from '../servers/bench-server.ts';
import { measureMs } from '../statistics.ts';
import { otherScenarios, problemScenarios, rankScenarios, submissionScenarios } from './list-scenarios.ts';
import { loadSampledSite } from './sampled-site.ts';

const fullSize = { problems: 10_000, users: 100_000, submissions: 1_000_000 };
const quickSize = { problems: 500, users: 2_000, submissions: 10_000 };

export const listsPart: BenchPart = {
  name: 'lists',
  needs: [],
  run: (report, effort) => {
    const size = effort.choose({ full: fullSize, quick: quickSize });
    report.step('starting PostgreSQL');
    return withSeededServer(
      (database) => seed(database, size, report),
      async ({ server, database }) => {
        const site = await loadSampledSite(database);
        const lists = [problemScenarios, submissionScenarios, rankScenarios, otherScenarios];
        await measureScenarios(
          { server, report, effort },
          lists.flatMap((list) => list(site)),
        );
      },
    );
  },
};

async function seed(database: Database, counts: typeof fullSize, report: Report): Promise<void> {
  const tookMs = await measureMs(() =>
    seedSite(database, {
      ...counts,
      seed: 1,
      now: new Date(),
      onProgress: (text) => {
        report.step(`seeding: ${text}`);
      },
    }),
  );
  report.add({
    name: `seeding ${String(counts.problems)} problems, ${String(counts.users)} users, ${String(counts.submissions)} submissions`,
    value: tookMs / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
}
