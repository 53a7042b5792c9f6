import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';
import { addProblem, addSubmission } from '../testing/sample-submissions.ts';
import { createRecentSubmissions } from './recent-submissions.ts';

let server: TestServer;
let find: (offset: number, limit: number) => Promise<number[] | undefined>;
let add: (problemId: number, context?: { contestId?: number; groupId?: number }) => Promise<number>;
let problems: { apples: number; pears: number; other: number };

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  const user = await server.addUser();
  const addNumbered = async (displayId: string) => (await addProblem(server, { displayId })).id;
  problems = {
    apples: await addNumbered('T1001'),
    pears: await addNumbered('T1002'),
    other: await addNumbered('S1'),
  };
  const findRecent = createRecentSubmissions(server.platform);
  find = async (offset, limit) => {
    const rows = await findRecent([problems.apples, problems.pears], { offset, limit });
    return rows?.map(({ id }) => id);
  };
  add = (problemId, context = {}) => addSubmission(server, { problemId, userId: user.id, ...context });
});
afterAll(() => server.close());

test('finds full pages of several problems, newest first, outside contests and groups', async () => {
  expect(await find(0, 1)).toBeUndefined();
  server.passTime(2);
  const first = await add(problems.apples);
  await add(problems.other);
  await add(problems.apples, { contestId: 1 });
  await add(problems.pears, { groupId: 1 });
  const second = await add(problems.pears);
  const third = await add(problems.apples);
  expect(await find(0, 2)).toEqual([third, second]);
  expect(await find(1, 2)).toEqual([second, first]);
  expect(await find(2, 2)).toBeUndefined();
  expect(await find(4, 2)).toBeUndefined();
});

test('caches only ids, for two seconds', async () => {
  const [newest = 0] = (await find(0, 1)) ?? [];
  const added = await add(problems.pears);
  expect(await find(0, 1)).toEqual([newest]);
  server.passTime(2);
  expect(await find(0, 1)).toEqual([added]);
  await server.platform.database.deleteFrom('submission').where('id', '=', added).execute();
  expect(await find(0, 1)).toBeUndefined();
  server.passTime(2);
  expect(await find(0, 1)).toEqual([newest]);
});
