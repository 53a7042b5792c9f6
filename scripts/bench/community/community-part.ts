/**
 * A busy forum: 100,000 discussions, 1,000,000 comments, and one user with 50,000 messages. Its lists, deep pages, searches,
 * comments and messages are requested as pages request them.
 */
import { roleCodes } from '@touchstone/contract';
import { seedCommunity, type CommunitySeed, type SeededCommunity } from '../../seed/seed-community.ts';
import type { Database } from '@touchstone/database';
import { noBudget } from '../budgets.ts';
import { measureScenarios } from '../http/measure-scenarios.ts';
import { openSessions } from '../lists/open-sessions.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withSeededServer } from '../servers/bench-server.ts';
import { communityScenarios } from './community-scenarios.ts';

const fullSize = { users: 2000, discussions: 100_000, comments: 1_000_000, messages: 50_000 };
const quickSize = { users: 500, discussions: 2_000, comments: 10_000, messages: 2_000 };
const sessionCount = 500;

export const communityPart: BenchPart = {
  name: 'community',
  needs: [],
  run: (report, effort) => {
    const size = effort.choose({ full: fullSize, quick: quickSize });
    report.step('starting PostgreSQL');
    return withSeededServer(
      (database) => seed(database, size, report),
      async ({ server, database, seeded }) => {
        const tokens = await openSessions(database, seeded.userIds.slice(1, 1 + sessionCount));
        const popularTokens = await openSessions(database, [seeded.popularId]);
        const adminTokens = await openSessions(database, [seeded.adminId]);
        const sessions = { tokens, popularTokens, adminTokens };
        await measureScenarios({ server, report, effort }, communityScenarios(seeded, sessions));
      },
    );
  },
};

async function openDiscussions(database: Database) {
  const value = JSON.stringify({ openPublicDiscussion: true });
  await database
    .insertInto('siteSetting')
    .values({ key: 'switches', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function addAdmin(database: Database): Promise<string> {
  const id = 'f'.repeat(32);
  await database
    .insertInto('userAccount')
    .values({ id, username: 'forum-admin', roleCode: roleCodes.admin })
    .execute();
  return id;
}

async function seed(
  database: Database,
  counts: Omit<CommunitySeed, 'now' | 'seed'>,
  report: Report,
): Promise<SeededCommunity & { adminId: string }> {
  const { discussions, comments, messages } = counts;
  const size = `${String(discussions)} discussions, ${String(comments)} comments, ${String(messages)} messages`;
  report.step(`seeding ${size}`);
  await openDiscussions(database);
  const startedAt = performance.now();
  const site = await seedCommunity(database, { ...counts, now: new Date(), seed: 1 });
  report.add({
    name: `seeding ${size}`,
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
  return { ...site, adminId: await addAdmin(database) };
}
