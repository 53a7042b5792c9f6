/**
 * A large class: a group of 1,000 members with a training of 60 problems and 200,000 submissions. Its lists, its rank and the
 * progress matrix are requested as pages request them. Then: the cost of one verdict for the progress, in groups of different
 * sizes.
 */
import type { Database } from '@touchstone/database';
import { seedGroup, type GroupSeed, type SeededGroup } from '../../seed/seed-group.ts';
import { noBudget } from '../budgets.ts';
import { measureScenarios } from '../http/measure-scenarios.ts';
import { openSessions } from '../lists/open-sessions.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withSeededServer } from '../servers/bench-server.ts';
import { groupScenarios } from './group-scenarios.ts';
import { measureProgressUpdates } from './progress-update.ts';

const fullSize = { members: 1_000, problems: 60, submissions: 200_000 };
const quickSize = { members: 200, problems: 20, submissions: 10_000 };
const sessionCount = 500;

export const groupsPart: BenchPart = {
  name: 'groups',
  needs: [],
  run: (report, effort) => {
    const size = effort.choose({ full: fullSize, quick: quickSize });
    report.step('starting PostgreSQL');
    return withSeededServer(
      (database) => seed(database, size, report),
      async ({ server, database, seeded: group }) => {
        const tokens = await openSessions(database, group.userIds.slice(0, sessionCount));
        const ownerTokens = await openSessions(database, [group.ownerId]);
        await measureScenarios({ server, report, effort }, groupScenarios(group, { tokens, ownerTokens }));
        await measureProgressUpdates({ database, report, effort });
      },
    );
  },
};

async function seed(
  database: Database,
  counts: Omit<GroupSeed, 'now' | 'seed'>,
  report: Report,
): Promise<SeededGroup> {
  const { members, problems, submissions } = counts;
  const size = `${String(members)} members, ${String(problems)} problems, ${String(submissions)} submissions`;
  report.step(`seeding ${size}`);
  const startedAt = performance.now();
  const group = await seedGroup(database, { ...counts, now: new Date(), seed: 1 });
  report.add({
    name: `seeding ${size}, with the progress of all members`,
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
  return group;
}
