/**
 * A busy forum: 100,000 discussions, 1,000,000 comments, and one user with 50,000 messages. Its lists, deep pages, searches,
 * comments and messages are requested as pages request them.
 */
import { roleCodes } from '@touchstone/contract';
import { publishEvent } from '../../../apps/server/src/platform/event-bus.ts';
import { seedCommunity, type CommunitySeed, type SeededCommunity } from '../../seed/seed-community.ts';
import type { Database } from '@touchstone/database';
import { noBudget } from '../budgets.ts';
import { measureScenarios } from '../http/measure-scenarios.ts';
import { openSessions } from '../lists/open-sessions.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { withBenchServer } from '../servers/bench-server.ts';
import { withDatabase } from '../servers/with-database.ts';
import { communityScenarios } from './community-scenarios.ts';

const fullSize = { users: 2000, discussions: 100_000, comments: 1_000_000, messages: 50_000 };
const quickSize = { users: 500, discussions: 5_000, comments: 20_000, messages: 2_000 };
const sessionCount = 500;

export const communityPart: BenchPart = {
  name: 'community',
  needs: [],
  run: (report, effort) => {
    report.step('starting a server');
    return withBenchServer((server) =>
      withDatabase(server, 8, async (database) => {
        await openDiscussions(database);
        const site = await seed(database, effort.choose({ full: fullSize, quick: quickSize }), report);
        const tokens = await openSessions(database, site.userIds.slice(1, 1 + sessionCount));
        const popularTokens = await openSessions(database, [site.popularId]);
        const adminTokens = await openSessions(database, [await addAdmin(database)]);
        const sessions = { tokens, popularTokens, adminTokens };
        await measureScenarios({ server, report, effort }, communityScenarios(site, sessions));
      }),
    );
  },
};

/** Through the table: the server loads its settings when it starts, and again with the event. */
async function openDiscussions(database: Database) {
  const value = JSON.stringify({ openPublicDiscussion: true });
  await database
    .insertInto('siteSetting')
    .values({ key: 'switches', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await publishEvent(database, 'settings.changed', { section: 'switches' });
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
): Promise<SeededCommunity> {
  const { discussions, comments, messages } = counts;
  const size = `${String(discussions)} discussions, ${String(comments)} comments, ${String(messages)} messages`;
  report.step(`seeding ${size}`);
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
  return site;
}
