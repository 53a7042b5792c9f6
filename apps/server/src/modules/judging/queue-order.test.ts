import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeLanguages } from '../site/index.ts';
import { laneOrder } from './claim-tasks.ts';
import {
  addProblemWithCases,
  addSubmission,
  deleteAllTasks,
  loadSubmission,
  loadTasks,
} from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { acceptedResult, createScriptedJudge } from './testing/scripted-judge.ts';
import { startSiblingServer } from './testing/sibling-server.ts';

let site: JudgedSite;
let server: JudgedSite['server'];
let sibling: JudgedSite['sibling'];
let problemId: number;
let userId: string;
beforeAll(async () => {
  site = await startJudgedSite();
  ({ server, sibling, problemId, userId } = site);
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => site.close());

/** Returns the submissions under way, in the order in which they are handed out one by one. */
async function drain(judge: ReturnType<typeof createScriptedJudge>, count: number) {
  const order: (number | null)[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    const { attemptId } = await judge.take();
    const task = (await loadTasks(server)).find((one) => one.attemptId === attemptId);
    order.push(task?.submissionId ?? null);
    await judge.result(attemptId);
  }
  return order;
}

describe('the order of tasks', () => {
  test('lanes come by importance, and a share of the claims starts further back', () => {
    expect(laneOrder(0)).toEqual([
      'contest',
      'ordinary',
      'test-run',
      'counter-example',
      'problem-check',
      'background',
    ]);
    expect(laneOrder(3)).toEqual([
      'test-run',
      'contest',
      'ordinary',
      'counter-example',
      'problem-check',
      'background',
    ]);
    expect(laneOrder(15)).toEqual([
      'background',
      'contest',
      'ordinary',
      'test-run',
      'counter-example',
      'problem-check',
    ]);
    const turns = Array.from({ length: 16 }, (_, turn) => laneOrder(turn)[0]);
    expect(turns.filter((lane) => lane === 'contest')).toHaveLength(11);
    expect(turns.filter((lane) => lane === 'counter-example')).toHaveLength(1);
  });

  test('contest before ordinary before background, first come first served within a lane', async () => {
    const fresh = await startSiblingServer(server);
    try {
      const users = await Promise.all([1, 2, 3, 4].map(() => server.addUser()));
      const lanes = ['background', 'ordinary', 'contest', 'ordinary'] as const;
      const ids: number[] = [];
      for (const [index, lane] of lanes.entries())
        ids.push(await addSubmission(server, { problemId, userId: users[index]?.id ?? '', lane }));
      const judge = createScriptedJudge(fresh.app);
      // The first three claims of a server start with the contest lane.
      expect(await drain(judge, 3)).toEqual([ids[2], ids[1], ids[3]]);
      expect(await drain(judge, 1)).toEqual([ids[0]]);
    } finally {
      await fresh.close();
    }
  });

  test('a user with many waiting submissions comes after users with few', async () => {
    const [flooder, other] = [await server.addUser(), await server.addUser()];
    const flood: number[] = [];
    for (let count = 0; count < 5; count += 1)
      flood.push(await addSubmission(server, { problemId, userId: flooder.id }));
    const single = await addSubmission(server, { problemId, userId: other.id });
    const order = await drain(createScriptedJudge(server.app), 6);
    expect(order.indexOf(single)).toBe(1);
    expect(order.filter((id) => id !== single)).toEqual(flood);
  });

  test('a user with tasks at a judge comes after users with fewer', async () => {
    const [flooder, other] = [await server.addUser(), await server.addUser()];
    const judge = createScriptedJudge(server.app, { name: 'fair' });
    await judge.heartbeat([], { slots: 4 });
    for (let count = 0; count < 2; count += 1) await addSubmission(server, { problemId, userId: flooder.id });
    const running = [await judge.take(), await judge.take()];
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(await addSubmission(server, { problemId, userId: other.id }));
    ids.push(await addSubmission(server, { problemId, userId: flooder.id }));
    expect(await drain(judge, 4)).toEqual(ids);
    for (const { attemptId } of running) await judge.result(attemptId);
  });

  test('a user whose tasks took long comes after users whose tasks did not', async () => {
    const [sleeper, other] = [await server.addUser(), await server.addUser()];
    const judge = createScriptedJudge(server.app, { name: 'measuring' });
    await addSubmission(server, { problemId, userId: sleeper.id });
    const { attemptId } = await judge.take();
    await judge.post('result', { attemptId, result: acceptedResult, usedMs: 31_000 });
    const second = await addSubmission(server, { problemId, userId: sleeper.id });
    const others: number[] = [];
    for (let count = 0; count < 3; count += 1)
      others.push(await addSubmission(server, { problemId, userId: other.id }));
    expect(await drain(judge, 4)).toEqual([...others, second]);
    server.passTime(301);
    const later = await addSubmission(server, { problemId, userId: sleeper.id });
    const last = await addSubmission(server, { problemId, userId: other.id });
    expect(await drain(judge, 2)).toEqual([later, last]);
  });

  test('what a task has taken so far counts while it runs', async () => {
    const [sleeper, other] = [await server.addUser(), await server.addUser()];
    const judge = createScriptedJudge(server.app, { name: 'reporting' });
    const ids: number[] = [];
    for (let count = 0; count < 2; count += 1)
      ids.push(await addSubmission(server, { problemId, userId: sleeper.id }));
    const { attemptId } = await judge.take();
    await judge.heartbeat([attemptId], { usedTimes: [{ attemptId, usedMs: 20_000 }] });
    const others: number[] = [];
    for (let count = 0; count < 3; count += 1)
      others.push(await addSubmission(server, { problemId, userId: other.id }));
    expect(await drain(judge, 4)).toEqual([...others, ids[1]]);
    await judge.result(attemptId);
  });

  test('the owner of a group answers for what its problems take, whoever submits to them', async () => {
    const { database } = server.platform;
    const [owner, one, two, other] = await Promise.all([1, 2, 3, 4].map(() => server.addUser()));
    if (!owner || !one || !two || !other) throw new Error('no users');
    const { id: groupId } = await database
      .insertInto('userGroup')
      .values({ ownerId: owner.id, name: 'sleepers', shortName: 'SLEEP', access: 'public' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const groupProblem = await addProblemWithCases(server, { groupId });
    const judge = createScriptedJudge(server.app, { name: 'grouped' });
    await addSubmission(server, { problemId: groupProblem, userId: one.id });
    const { attemptId } = await judge.take();
    await judge.post('result', { attemptId, result: acceptedResult, usedMs: 31_000 });
    const second = await addSubmission(server, { problemId: groupProblem, userId: two.id });
    const ordinary = await addSubmission(server, { problemId, userId: two.id });
    const single = await addSubmission(server, { problemId, userId: other.id });
    expect(await drain(judge, 3)).toEqual([single, ordinary, second]);
  });

  test('places kept for contests get nothing else', async () => {
    await addSubmission(server, { problemId, userId });
    const contest = await addSubmission(server, { problemId, userId, lane: 'contest' });
    const judge = createScriptedJudge(server.app, { name: 'keeping' });
    const ask = { name: judge.name, instanceId: judge.instanceId, languages: ['C++'], freeSlots: 4 };
    const { data } = await judge.post('next', { ...ask, isContestOnly: true });
    const { tasks } = data as { tasks: { attemptId: string; isInContest?: boolean }[] };
    expect(tasks).toMatchObject([{ isInContest: true }]);
    expect(await loadSubmission(server, contest)).toMatchObject({ status: statuses.compiling });
  });

  test('a user alone gets every slot', async () => {
    const { id } = await server.addUser();
    const judge = createScriptedJudge(server.app, { name: 'alone' });
    await judge.heartbeat([], { slots: 2 });
    for (let count = 0; count < 4; count += 1) await addSubmission(server, { problemId, userId: id });
    expect(await judge.next(8)).toHaveLength(4);
  });

  test('a judge gets half as many tasks as it has free slots, so that others get some', async () => {
    for (let count = 0; count < 5; count += 1) await addSubmission(server, { problemId, userId });
    const [north, south] = ['north', 'south'].map((name) => createScriptedJudge(server.app, { name }));
    expect(await north?.next(4)).toHaveLength(2);
    expect(await south?.next(16)).toHaveLength(3);
  });
});

describe('languages', () => {
  test('go to a judge that offers them; an unsupported one blocks no other task', async () => {
    const rust = await addSubmission(server, { problemId, userId, language: 'Rust' });
    const cpp = await addSubmission(server, { problemId, userId, language: 'C++' });
    expect(await drain(createScriptedJudge(server.app), 1)).toEqual([cpp]);
    expect(await drain(createScriptedJudge(server.app, { name: 'east', languages: ['Rust'] }), 1)).toEqual([
      rust,
    ]);
  });

  test('that no judge offers fail after ten minutes, with the reason', async () => {
    const judge = createScriptedJudge(server.app, { languages: ['C++', 'Go'] });
    const cobol = await addSubmission(server, { problemId, userId, language: 'Cobol' });
    const go = await addSubmission(server, { problemId, userId, language: 'Go' });
    server.passTime(601);
    // Without a live judge every task waits.
    await sibling.sweep();
    expect(await loadSubmission(server, cobol)).toMatchObject({ status: statuses.pending });
    await judge.heartbeat();
    await sibling.sweep();
    const failed = await loadSubmission(server, cobol);
    expect(failed).toMatchObject({ status: statuses.submittedFailed });
    expect(failed.errorMessage).toContain('Cobol');
    expect(await loadSubmission(server, go)).toMatchObject({ status: statuses.pending });
  });
});

describe('offered languages', () => {
  const offered = async () => {
    const { envelope } = await server.call('GET /api/languages', { query: { all: false } });
    return (envelope.data as { name: string }[]).map(({ name }) => name);
  };
  const sayAndSweep = async (...languages: string[]) => {
    await createScriptedJudge(server.app, { name: 'offering', languages }).heartbeat();
    await sibling.sweep();
  };

  test('are those of the live judges, as of their last heartbeats', async () => {
    await storeLanguages(server.platform);
    server.passTime(60);
    const all = await offered();
    expect(all).toEqual(expect.arrayContaining(['C', 'C++', 'Kotlin', 'Python3']));
    await sayAndSweep('C', 'Python3');
    expect((await offered()).toSorted()).toEqual(['C', 'Python3']);
    await sayAndSweep('C', 'Kotlin');
    expect((await offered()).toSorted()).toEqual(['C', 'Kotlin']);
    // Without any judge the offered languages stay unchanged.
    server.passTime(60);
    await sibling.sweep();
    expect((await offered()).toSorted()).toEqual(['C', 'Kotlin']);
    await sayAndSweep(...all);
    expect(await offered()).toEqual(all);
  });

  test('are the only ones accepted', async () => {
    await storeLanguages(server.platform);
    await sayAndSweep('C');
    const { token } = await server.addUser();
    const { displayId } = await server.platform.database
      .selectFrom('problem')
      .select('displayId')
      .where('id', '=', problemId)
      .executeTakeFirstOrThrow();
    const submit = async (language: string) =>
      (
        await server.call('POST /api/submit-problem-judge', {
          token,
          body: { pid: displayId, language, code: 'x' },
        })
      ).errorCode;
    expect(await submit('Kotlin')).toBe('languageUnknown');
    expect(await submit('C')).toBeUndefined();
  });
});

describe('two servers on one database', () => {
  test('a judge that waits at one is woken by a task queued at the other', async () => {
    const judge = createScriptedJudge(sibling.app);
    const waiting = judge.take();
    const id = await addSubmission(server, { problemId, userId });
    await judge.result((await waiting).attemptId);
    expect(await loadSubmission(server, id)).toMatchObject({ status: 0 });
  });

  test('hand out each task once, and accept reports for tasks of each other', async () => {
    const ids = new Set<number>();
    for (let count = 0; count < 20; count += 1) ids.add(await addSubmission(server, { problemId, userId }));
    const first = createScriptedJudge(server.app, { name: 'judge-1' });
    const second = createScriptedJudge(sibling.app, { name: 'judge-2' });
    const tasks = (await Promise.all([first.next(20), second.next(20)])).flat();
    while (tasks.length < 20) tasks.push(...(await first.next(20)));
    expect(new Set(tasks.map(({ attemptId }) => attemptId)).size).toBe(20);
    // Half of the results go to the server that did not hand out the task.
    for (const [index, { attemptId }] of tasks.entries())
      expect(await (index % 2 === 0 ? first : second).result(attemptId)).toEqual({ isCurrent: true });
    for (const id of ids) expect(await loadSubmission(server, id)).toMatchObject({ status: 0 });
  });
});
