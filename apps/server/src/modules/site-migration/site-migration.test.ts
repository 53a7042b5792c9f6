import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  root = (await addAccount(server, { role: 'root' })).token;
});
afterAll(() => server.close());

const calls = ['GET /api/admin/migration', 'GET /api/admin/migration/findings'] as const;

test.each(calls)('%s is for super administrators', async (name) => {
  const admin = await addAccount(server, { role: 'admin' });
  expect((await server.call(name)).httpStatus).toBe(401);
  expect((await server.call(name, { token: admin.token })).httpStatus).toBe(403);
});

test('a site that has not moved in has no migration', async () => {
  const { data } = (await server.call('GET /api/admin/migration', { token: root })).envelope;
  expect(data).toEqual({ migration: null });
  const findings = (await server.call('GET /api/admin/migration/findings', { token: root })).envelope.data;
  expect(findings).toMatchObject({ records: [], total: 0 });
});

test('shows progress and findings of the last migration', async () => {
  const { database } = server.platform;
  await database
    .insertInto('siteMigration')
    .values({
      source: 'hoj',
      state: 'running',
      parity: JSON.stringify({ checkedAt: '2026-01-02T00:00:00Z', judged: 9, differing: 1 }),
    })
    .execute();
  await database
    .insertInto('siteMigrationStep')
    .values({
      source: 'hoj',
      name: 'judge',
      position: 1,
      total: 10,
      rowsRead: 4,
      rowsMoved: 3,
      rowsBroken: 1,
    })
    .execute();
  const finding = {
    source: 'hoj' as const,
    isBroken: true,
    code: 'missing-user',
    detail: 'user x does not exist',
  };
  await database
    .insertInto('siteMigrationFinding')
    .values([
      { ...finding, step: 'judge', rowKey: '7' },
      { ...finding, step: 'reply', rowKey: '8' },
    ])
    .execute();
  const { data } = (await server.call('GET /api/admin/migration', { token: root })).envelope;
  expect(data).toMatchObject({
    migration: {
      source: 'hoj',
      state: 'running',
      finishedAt: null,
      steps: [{ name: 'judge', total: 10, read: 4, moved: 3, skipped: 0, broken: 1, isFinished: false }],
      parity: { judged: 9, differing: 1, boards: 0 },
    },
  });
  const found = await server.call('GET /api/admin/migration/findings', {
    token: root,
    query: { step: 'judge' },
  });
  expect(found.envelope.data).toMatchObject({
    total: 1,
    records: [{ step: 'judge', key: '7', isBroken: true }],
  });
});
