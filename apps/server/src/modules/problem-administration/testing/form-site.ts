/** Users who write problems, and the requests they send. */
import type { AdministeredProblemForm, WireProblemCase } from '@touchstone/contract';
import { expect } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';
import { validDraft, type SentDraft } from './problem-draft.ts';

export type TestUser = Awaited<ReturnType<TestServer['addUser']>>;
type Role = 'root' | 'problem_admin' | 'admin' | 'default_user';

export async function startFormSite() {
  const server = await startTestServer();
  const { database } = server.platform;
  await storeLanguages(server.platform);
  const people = {} as Record<Role, TestUser>;
  for (const role of ['root', 'problem_admin', 'admin', 'default_user'] as const)
    people[role] = await server.addUser({ role, username: `the-${role}` });
  const languages = await database
    .selectFrom('language')
    .select(['id', 'name'])
    .where('judgeSystem', '=', 'ME')
    .execute();

  const post = (body: SentDraft, person: TestUser = people.root) =>
    server.call('POST /api/admin/problem', { body, token: person.token });
  const put = (body: SentDraft, person: TestUser = people.root) =>
    server.call('PUT /api/admin/problem', { body, token: person.token });
  return {
    server,
    people,
    post,
    put,
    lid: (name: string) => languages.find((language) => language.name === name)?.id ?? 0,
    create: async (body: SentDraft = validDraft(), person: TestUser = people.root): Promise<number> => {
      const { envelope, errorCode } = await post(body, person);
      expect([errorCode, envelope.msg]).toEqual([undefined, 'success']);
      return (envelope.data as { pid: number }).pid;
    },
    /** Returns the error code, if any. */
    change: async (pid: number, problem: Partial<SentDraft['problem']>, rest: Partial<SentDraft> = {}) =>
      (await put({ problem: { id: pid, ...problem }, ...rest })).errorCode,
    read: async (pid: number, person: TestUser = people.root) => {
      const { envelope } = await server.call('GET /api/admin/problem', {
        query: { pid },
        token: person.token,
      });
      return envelope.data as AdministeredProblemForm;
    },
    readCases: async (pid: number, person: TestUser = people.root) => {
      const answer = await server.call('GET /api/admin/problem/get-problem-cases', {
        query: { pid, isUpload: true },
        token: person.token,
      });
      return answer.envelope.data as WireProblemCase[];
    },
    countProblems: async () => (await database.selectFrom('problem').select('id').execute()).length,
    lastAudit: () =>
      database
        .selectFrom('auditLog')
        .select(['actorUsername', 'action', 'target', 'before', 'after'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    reset: async () => {
      await database.deleteFrom('problem').execute();
      await database.deleteFrom('auditLog').execute();
    },
  };
}

export type FormSite = Awaited<ReturnType<typeof startFormSite>>;
