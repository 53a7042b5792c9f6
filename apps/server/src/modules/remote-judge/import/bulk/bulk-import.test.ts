import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../../../testing/sample-contests.ts';
import { addTraining } from '../../../../testing/sample-trainings.ts';
import { startImportSite, type ImportSite } from '../testing/import-site.ts';
import { insertImport } from './bulk.repository.ts';
import { runImportJob } from './run-import.ts';

type Started = SentBodyOf<Calls['POST /api/admin/remote/import']>;
type Import = DataOf<Calls['GET /api/admin/remote/import']>;

let site: ImportSite;
let admin: Awaited<ReturnType<ImportSite['server']['addUser']>>;
beforeAll(async () => {
  site = await startImportSite();
  admin = await site.server.addUser({ role: 'admin', username: 'the-admin' });
});
afterAll(() => site.close());
afterEach(() => site.heal());

const start = (body: Partial<Started>, token = admin.token) =>
  site.server.call('POST /api/admin/remote/import', { token, body: { key: 'HDU', request: '', ...body } });
const startGood = async (body: Partial<Started>) => {
  const started = await start(body);
  expect(started.errorCode).toBeUndefined();
  return (started.envelope.data as { id: number }).id;
};
const load = async (id: number, token = admin.token) =>
  (await site.server.call('GET /api/admin/remote/import', { token, query: { id } })).envelope.data as Import;
const post = (name: 'cancel' | 'retry', id: number, token = admin.token) =>
  site.server.call(`POST /api/admin/remote/import/${name}`, { token, body: { id } });
const job = (importId: number) => ({
  data: {
    importId,
    hasTarget: false,
    tries: 0,
    failures: 0,
    origin: { ip: '127.0.0.1', requestId: 'a request', locale: 'en-US' as const },
  },
  isLastTry: false,
});
/** The queue does the same, one problem at a time with pauses; this does not wait for it. */
const runAll = async (id: number) => {
  while (!['finished', 'cancelled'].includes((await load(id)).state))
    await runImportJob(site.server.platform, job(id));
  return load(id);
};
const statesOf = ({ items }: Import) => items.map(({ remoteId, state }) => `${remoteId} ${state}`);
const addRemote = (...ids: string[]) => {
  for (const id of ids)
    site.problems.HDU[id] = { title: `T${id}`, description: 'x', sampleInput: '', sampleOutput: '' };
};

describe('an import of many problems', () => {
  test('imports a range and reports each problem; a second one adds nothing', async () => {
    addRemote('3000', '3001');
    const id = await startGood({ request: '3000-3002' });
    await expect.poll(async () => (await load(id)).state, { timeout: 120_000 }).toBe('finished');
    const first = await load(id);
    expect(statesOf(first)).toEqual(['3000 imported', '3001 imported', '3002 failed']);
    expect(first).toMatchObject({
      key: 'HDU',
      request: '3000-3002',
      username: 'the-admin',
      target: null,
      total: 3,
      imported: 2,
      present: 0,
      failed: 1,
    });
    expect(first.items[2]?.reason).toEqual({
      code: 'remoteImportUnknownProblem',
      text: 'HDU 上没有题目 3002。',
    });
    expect(first.items[0]).toMatchObject({ problemId: 'HDU-3000', title: 'T3000' });
    const count = () =>
      site.server.platform.database.selectFrom('problem').select('id').where('isRemote', '=', true).execute();
    const before = await count();
    const again = await runAll(await startGood({ request: '3000 3001' }));
    expect(statesOf(again)).toEqual(['3000 present', '3001 present']);
    expect(await count()).toEqual(before);
  });

  test('imports a contest of Codeforces', async () => {
    const done = await runAll(await startGood({ key: 'CF', request: '4' }));
    expect(statesOf(done)).toEqual(['4A imported', '4B imported']);
    const unknown = await start({ key: 'CF', request: '77' });
    expect(unknown.errorCode).toBe('remoteImportUnknownContest');
  });

  test('adds the problems to a training or a contest, also when it is repeated', async () => {
    addRemote('3010', '3011');
    const tid = await addTraining(site.server, { authorId: admin.id });
    for (const state of ['imported', 'present']) {
      const id = await startGood({ request: '3010', target: { training: tid } });
      expect(statesOf(await runAll(id))).toEqual([`3010 ${state}`]);
    }
    const cid = await addContest(site.server, { ownerId: admin.id });
    for (const states of [
      ['3011 imported', '3010 present'],
      ['3011 present', '3010 present'],
    ]) {
      const id = await startGood({ request: '3011 3010', target: { contest: cid } });
      const done = await runAll(id);
      expect(statesOf(done)).toEqual(states);
      expect(done.target).toMatchObject({ kind: 'contest', id: cid });
    }
    const entries = await site.server.platform.database
      .selectFrom('contestProblem')
      .innerJoin('problem', 'problem.id', 'contestProblem.problemId')
      .select(['contestProblem.displayId', 'problem.displayId as own', 'problem.visibility'])
      .where('contestId', '=', cid)
      .orderBy('contestProblem.displayId')
      .execute();
    expect(entries).toEqual([
      { displayId: 'A', own: 'HDU-3011', visibility: 'contest' },
      { displayId: 'B', own: 'HDU-3010', visibility: 'public' },
    ]);
  });

  test('does not make the problems of a deleted contest public', async () => {
    addRemote('3020');
    const id = await insert(['3020']);
    await runImportJob(site.server.platform, {
      ...job(id),
      data: { ...job(id).data, hasTarget: true },
    });
    expect((await load(id)).items[0]?.reason?.code).toBe('remoteImportTargetGone');
    expect(await site.findProblem('HDU-3020')).toBeUndefined();
  });
});

/** An import whose jobs no server has. */
const insert = (remoteIds: string[]) =>
  inTransaction(site.server.platform.database, (transaction) =>
    insertImport(transaction, {
      vendor: 'HDU',
      userId: admin.id,
      request: remoteIds.join(' '),
      trainingId: null,
      contestId: null,
      now: site.server.platform.clock(),
      remoteIds,
    }),
  );

describe('an import whose server died', () => {
  test('goes on with the problem that was running, and imports nothing twice', async () => {
    addRemote('3030', '3031', '3032');
    const id = await insert(['3030', '3031', '3032']);
    const { database } = site.server.platform;
    // The first job died before it had stored anything.
    await database.updateTable('remoteImport').set({ state: 'running' }).where('id', '=', id).execute();
    await database
      .updateTable('remoteImportItem')
      .set({ state: 'running' })
      .where('importId', '=', id)
      .where('position', '=', 0)
      .execute();
    await runImportJob(site.server.platform, job(id));
    expect(statesOf(await load(id)).slice(0, 1)).toEqual(['3030 imported']);
    // Another died after it had stored the problem, before the result.
    const { id: problemId } = await database
      .insertInto('problem')
      .values({ displayId: 'HDU-3031', title: 'T3031', isRemote: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('remoteImportItem')
      .set({ problemId, state: 'running' })
      .where('importId', '=', id)
      .where('position', '=', 1)
      .execute();
    expect(statesOf(await runAll(id))).toEqual(['3030 imported', '3031 imported', '3032 imported']);
  });

  test('has one chain of jobs, even if two work on the same problem', async () => {
    addRemote('3040');
    const id = await insert(['3040']);
    await Promise.all([
      runImportJob(site.server.platform, job(id)),
      runImportJob(site.server.platform, job(id)),
    ]);
    expect(statesOf(await runAll(id))).toEqual(['3040 imported']);
  });
});

describe('an import at a site that fails', () => {
  test('tries a problem again, and stops when the site itself does not work', async () => {
    addRemote('3050', '3051', '3052', '3053');
    const id = await insert(['3050', '3051', '3052', '3053']);
    const run = (tries: number, failures: number) =>
      runImportJob(site.server.platform, {
        ...job(id),
        data: { ...job(id).data, tries, failures },
      });
    site.failAll('HDU', () => 'maintenance');
    await run(0, 0);
    expect((await load(id)).items[0]).toMatchObject({ state: 'waiting', reason: null });
    await run(2, 0);
    expect((await load(id)).items[0]).toMatchObject({
      state: 'failed',
      reason: { code: 'remoteImportSiteDown' },
    });
    await run(2, 2);
    const stopped = await load(id);
    expect(stopped.state).toBe('finished');
    expect(stopped.items.map(({ reason }) => reason?.code)).toEqual([
      'remoteImportSiteDown',
      'remoteImportSiteDown',
      'remoteImportStopped',
      'remoteImportStopped',
    ]);
    site.heal();
    expect((await post('retry', id)).errorCode).toBeUndefined();
    expect((await runAll(id)).imported).toBe(4);
    expect((await post('retry', id)).errorCode).toBe('remoteImportNothingToRetry');
  });
});

describe('imports are', () => {
  test('cancelled; what is imported stays', async () => {
    addRemote('3060', '3061');
    const id = await insert(['3060', '3061']);
    await runImportJob(site.server.platform, job(id));
    expect((await post('cancel', id)).errorCode).toBeUndefined();
    await runImportJob(site.server.platform, job(id));
    const cancelled = await load(id);
    expect([cancelled.state, ...statesOf(cancelled)]).toEqual([
      'cancelled',
      '3060 imported',
      '3061 cancelled',
    ]);
    expect((await post('cancel', id)).errorCode).toBe('remoteImportFinished');
    expect(await site.findProblem('HDU-3061')).toBeUndefined();
  });

  test('refused for requests that make no sense', async () => {
    for (const [body, code] of [
      [{ request: '' }, 'remoteImportRequestEmpty'],
      [{ request: '12A' }, 'remoteImportRequestUnknown'],
      [{ request: '1010-1000' }, 'remoteImportRequestRange'],
      [{ request: '1000-9000' }, 'remoteImportRequestTooMany'],
      [{ key: 'CF', request: '1 2 3 4 5 6' }, 'remoteImportContestsTooMany'],
      [{ key: 'UVA', request: '1' }, 'remoteImportSiteUnknown'],
      [{ request: '1000', target: { training: 1, contest: 1 } }, 'remoteImportTargets'],
      [{ request: '1000', target: { training: 999_999 } }, 'trainingNotFound'],
      [{ request: '1000', target: { contest: 999_999 } }, 'contestMissing'],
    ] as const)
      expect((await start(body)).errorCode).toBe(code);
  });

  test('made with the rights of the account at the time of each problem', async () => {
    addRemote('3070');
    const id = await insert(['3070']);
    const { database } = site.server.platform;
    const setBanned = (isBanned: boolean) =>
      database.updateTable('userAccount').set({ isBanned }).where('id', '=', admin.id).execute();
    await setBanned(true);
    await runImportJob(site.server.platform, job(id));
    await setBanned(false);
    expect((await load(id)).items[0]?.reason?.code).toBe('noPermission');
    expect(await site.findProblem('HDU-3070')).toBeUndefined();
  });

  test('seen by their administrator and by problem administrators only', async () => {
    const id = await insert(['3080']);
    const other = await site.server.addUser({ role: 'admin' });
    const keeper = await site.server.addUser({ role: 'problem_admin' });
    const user = await site.server.addUser();
    const get = (token: string) => site.server.call('GET /api/admin/remote/import', { token, query: { id } });
    expect((await get(other.token)).errorCode).toBe('remoteImportGone');
    expect((await get(user.token)).errorCode).toBe('noPermission');
    for (const name of ['cancel', 'retry'] as const) {
      expect((await post(name, id, other.token)).errorCode).toBe('remoteImportGone');
      expect((await post(name, id, user.token)).errorCode).toBe('noPermission');
    }
    expect((await get(keeper.token)).errorCode).toBeUndefined();
    const list = async (token: string) =>
      (await site.server.call('GET /api/admin/remote/imports', { token, query: {} })).envelope.data as {
        total: number;
      };
    expect((await list(other.token)).total).toBe(0);
    expect((await list(keeper.token)).total).toBeGreaterThan(3);
    expect((await start({ request: '1000' }, user.token)).errorCode).toBe('noPermission');
  });
});
