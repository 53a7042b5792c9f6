/** Users who run contests, and the requests they send. */
import type {
  AdministeredContestForm,
  AdministeredContestProblem,
  Calls,
  SentBodyOf,
} from '@touchstone/contract';
import { expect } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

export type TestUser = Awaited<ReturnType<TestServer['addUser']>>;
export type SentForm = SentBodyOf<Calls['POST /api/admin/contest']>;

const hourMs = 3_600_000;

export async function startContestSite() {
  const server = await startTestServer();
  const { database, clock } = server.platform;
  await storeLanguages(server.platform);
  const people = {
    root: await server.addUser({ role: 'root', username: 'the-root' }),
    owner: await server.addUser({ role: 'admin', username: 'the-owner' }),
    other: await server.addUser({ role: 'admin', username: 'the-other' }),
    keeper: await server.addUser({ role: 'problem_admin', username: 'the-keeper' }),
    person: await server.addUser({ username: 'a-person' }),
  };
  const inHours = (hours: number) => new Date(clock().getTime() + hours * hourMs).toISOString();

  /** A public ACM contest of five hours that starts in an hour. */
  const validForm = (changes: Partial<SentForm> = {}): SentForm => ({
    title: 'Spring',
    description: 'Five problems.',
    type: 0,
    auth: 0,
    startTime: inHours(1),
    endTime: inHours(6),
    ...changes,
  });
  const post = (form: SentForm = validForm(), { token }: TestUser = people.owner) =>
    server.call('POST /api/admin/contest', { body: form, token });

  return {
    server,
    database,
    people,
    inHours,
    validForm,
    post,
    create: async (changes: Partial<SentForm> = {}, person: TestUser = people.owner): Promise<number> => {
      const { envelope, errorCode } = await post(validForm(changes), person);
      expect([errorCode, envelope.msg]).toEqual([undefined, 'success']);
      return (envelope.data as { cid: number }).cid;
    },
    change: (id: number, changes: SentForm, { token }: TestUser = people.owner) =>
      server.call('PUT /api/admin/contest', { body: { id, ...changes }, token }),
    read: async (cid: number, { token }: TestUser = people.owner) => {
      const { envelope } = await server.call('GET /api/admin/contest', { query: { cid }, token });
      return envelope.data as AdministeredContestForm;
    },
    add: async (cid: number, pid: number, displayId: string, { token }: TestUser = people.owner) =>
      (
        await server.call('POST /api/admin/contest/add-problem-from-public', {
          body: { cid, pid, displayId },
          token,
        })
      ).errorCode,
    readEntry: async (cid: number, pid: number, { token }: TestUser = people.owner) => {
      const query = { cid, pid };
      const { envelope } = await server.call('GET /api/admin/contest/contest-problem', { query, token });
      return envelope.data as AdministeredContestProblem;
    },
    lastAudit: () =>
      database
        .selectFrom('auditLog')
        .select(['actorUsername', 'action', 'target', 'before', 'after'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    reset: async () => {
      await database.deleteFrom('contest').execute();
      await database.deleteFrom('submission').execute();
      await database.deleteFrom('problem').execute();
      await database.deleteFrom('auditLog').execute();
    },
  };
}

export type ContestSite = Awaited<ReturnType<typeof startContestSite>>;
