/**
 * Makes every call about previews as users without the duty to rejudge, while the scoreboard is frozen. The award that only solvers get,
 * the program and the name of the contestant are secret.
 */
import { rejudgePreviewsCalls, statuses } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import {
  addPreviewedContest,
  judgePrograms,
  loadPreview,
  startPreview,
  type Person,
} from './testing/previewed-site.ts';

const secret = 'zugzwang';

let server: TestServer;
let previewId: number;
let cid: number;
let pid: number;
let jury: Person;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
  await storeLanguages(server.platform);
  jury = await server.addUser();
  const contestant = await server.addUser({ username: secret });
  const awards = [{ priority: 1, name: secret, background: '#ffffff', color: '#000000', amount: 9 }];
  const contest = await addPreviewedContest(server, {
    isFrozen: true,
    awardType: 'number',
    awards: JSON.stringify(awards),
    ownerId: (await server.addUser({ role: 'admin' })).id,
  });
  ({ cid } = contest);
  ({ pid } = contest.problems.A);
  await contest.appoint(jury, 'jury');
  await contest.submit(contestant, 'A', {
    minute: 10,
    status: statuses.accepted,
    next: statuses.wrongAnswer,
  });
  previewId = await startPreview(server, jury.token, { cid });
  await judgePrograms(server);
});
afterAll(() => server.close());

const addViewers = async () => {
  const owner = await server.platform.database
    .selectFrom('contest')
    .select('ownerId')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  const [balloons, print] = [await server.addUser(), await server.addUser()];
  await server.platform.database
    .insertInto('contestStaff')
    .values([
      { contestId: cid, userId: balloons.id, role: 'balloons' },
      { contestId: cid, userId: print.id, role: 'print' },
    ])
    .execute();
  expect(owner.ownerId).not.toBeNull();
  return {
    guest: { token: undefined },
    user: await server.addUser(),
    admin: await server.addUser({ role: 'admin' }),
    problemAdmin: await server.addUser({ role: 'problem_admin' }),
    balloons,
    print,
  };
};

test('only the duty to rejudge opens a preview, and nothing of it leaks', async () => {
  const viewers = await addViewers();
  for (const [viewer, { token }] of Object.entries(viewers))
    for (const name of Object.keys(rejudgePreviewsCalls)) {
      const [method, url] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string];
      const input = {
        id: String(previewId),
        cid: String(cid),
        outcome: undefined,
        pid: String(pid),
      };
      const headers = token === undefined ? {} : { authorization: token };
      const values = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const { errorCode, envelope } = await server.send(
        method === 'POST'
          ? { method, url, headers, payload: values }
          : { method, url, headers, query: values as Record<string, string> },
      );
      expect([viewer, name, errorCode]).not.toContain(undefined);
      expect(JSON.stringify(envelope)).not.toContain(secret);
    }
  // The calls changed nothing.
  expect(await loadPreview(server, jury.token, previewId)).toMatchObject({
    state: 'ready',
    affectedUsers: 1,
  });
});
