/**
 * Stress test: two servers, fifty judges that return or repeat part of their tasks, and fifty users who
 * submit, rejudge, cancel, judge manually, ban, publish and hide in random sequences. A failed run prints its
 * seed.
 */
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { checkCounters } from '../submissions/index.ts';
import { addProblemWithCases, loadTasks } from './testing/judged-problems.ts';
import { startSiblingServer } from './testing/sibling-server.ts';
import {
  act,
  countDeadlocks,
  countUnderWay,
  judgeInStorm,
  stormAction,
  type StormSite,
} from './testing/storm-actions.ts';

const workers = 50;
const judges = 50;

async function startSite(): Promise<{ site: StormSite; close: () => Promise<void> }> {
  const server = await startTestServer();
  const sibling = await startSiblingServer(server);
  await storeLanguages(server.platform);
  await server.platform.settings.change('switches', { defaultSubmitInterval: 0 });
  const problems: StormSite['problems'] = [];
  for (const changes of [{}, { scoring: 'oi' as const }, { cases: [] }]) {
    const displayId = `STORM${String(problems.length)}`;
    problems.push({ displayId, id: await addProblemWithCases(server, { displayId, ...changes }) });
  }
  const site: StormSite = {
    server,
    apps: [server.app, sibling.app],
    users: await Promise.all(Array.from({ length: 8 }, () => server.addUser())),
    root: await server.addUser({ role: 'root' }),
    problems,
    submissionIds: [],
    unexpectedResponses: [],
  };
  return {
    site,
    close: async () => {
      await sibling.close();
      await server.close();
    },
  };
}

test('under concurrent load every submission gets one verdict, and all counters match the rows', async () => {
  const { site, close } = await startSite();
  const ending = new AbortController();
  onTestFinished(async () => {
    ending.abort();
    await close();
  });
  // Bans and hidden problems may refuse most submissions of the storm itself.
  const firstSubmissions = Array.from({ length: workers }, (_, worker) =>
    act(site, worker, { kind: 'submit', problem: worker }),
  );
  await Promise.all(firstSubmissions);
  expect(site.submissionIds).toHaveLength(workers);
  const judging = Array.from({ length: judges }, (_, index) => judgeInStorm(site, index, ending.signal));
  const sequence = fc.array(stormAction, { minLength: 3, maxLength: 7 });
  const storm = fc.array(sequence, { minLength: workers, maxLength: workers });
  const property = fc.asyncProperty(storm, async (sequences) => {
    await Promise.all(
      sequences.map(async (actions, worker) => {
        for (const action of actions) await act(site, worker, action);
      }),
    );
    await expect.poll(() => countUnderWay(site.server)).toBe(0);
    expect(site.unexpectedResponses).toEqual([]);
    expect(await loadTasks(site.server)).toEqual([]);
    expect(await checkCounters(site.server.platform.database)).toEqual(correctRecount);
  });
  // The order is random, so a shrunk run would not fail again.
  await fc.assert(property, { numRuns: 2, endOnFailure: true });
  expect(site.submissionIds.length).toBeGreaterThan(workers);
  expect(await countDeadlocks(site.server)).toBe(0);
  ending.abort();
  await Promise.race([Promise.all(judging), sleep(100)]);
});
