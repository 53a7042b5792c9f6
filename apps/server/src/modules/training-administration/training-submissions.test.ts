/** Submissions in trainings: where they belong, who may submit what, and that open pages learn of the progress. */
import { statuses, type TrainingEvent } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEventStream } from '../../platform/live-events/testing/read-event-stream.ts';
import { handleErrors } from '../../platform/http/error-responses.ts';
import { addProblem } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { registerLiveTopics } from '../register-live-topics.ts';
import { storeLanguages } from '../site/index.ts';
import { changeSubmission } from '../submissions/index.ts';

type User = Awaited<ReturnType<TestServer['addUser']>>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  await server.platform.settings.change('switches', { defaultSubmitInterval: 0 });
});
afterAll(() => server.close());

const submit = (pid: string, context: { tid: number; gid?: number }, { token }: User) =>
  server.call('POST /api/submit-problem-judge', {
    token,
    body: { pid, language: 'C', code: 'int main(){}', isRemote: false, ...context },
  });

const lastOf = ({ id }: User) =>
  server.platform.database
    .selectFrom('submission')
    .select(['id', 'problemId', 'contestId', 'trainingId', 'groupId'])
    .where('userId', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a submission in a training', () => {
  test('names the training, and the problem must be one of its shown problems', async () => {
    const user = await server.addUser();
    const problem = await addProblem(server);
    const hidden = await addProblem(server, { visibility: 'private' });
    const tid = await addTraining(server, { problemIds: [problem.id, hidden.id] });
    expect((await submit(problem.displayId, { tid }, user)).errorCode).toBeUndefined();
    expect(await lastOf(user)).toMatchObject({
      problemId: problem.id,
      contestId: null,
      trainingId: tid,
      groupId: null,
    });
    const other = await addProblem(server);
    for (const { displayId } of [hidden, other])
      expect((await submit(displayId, { tid }, user)).errorCode).toBe('trainingProblemMissing');
    expect((await submit(problem.displayId, { tid: 999_999 }, user)).errorCode).toBe('trainingNotFound');
  });

  test('needs the access to the training', async () => {
    const user = await server.addUser();
    const problem = await addProblem(server);
    const tid = await addTraining(server, {
      problemIds: [problem.id],
      visibility: 'private',
      password: 'x',
    });
    expect((await submit(problem.displayId, { tid }, user)).errorCode).toBe('trainingNotRegistered');
    await addRegistration(server, { trainingId: tid, userId: user.id });
    expect((await submit(problem.displayId, { tid }, user)).errorCode).toBeUndefined();
    await server.platform.database
      .updateTable('trainingParticipant')
      .set({ isDisabled: true })
      .where('trainingId', '=', tid)
      .execute();
    expect((await submit(problem.displayId, { tid }, user)).errorCode).toBe('trainingBarred');
  });

  test('of a group belongs to the group, and a removed member submits no more', async () => {
    const owner = await server.addUser();
    const member = await server.addUser();
    const outsider = await server.addUser();
    const groupId = await addGroup(server, { ownerId: owner.id });
    await addGroupMember(server, groupId, { userId: member.id, standing: 'member' });
    const open = await addProblem(server);
    const own = await addProblem(server, { groupId });
    const tid = await addTraining(server, { groupId, problemIds: [open.id, own.id] });
    for (const { displayId, id } of [open, own]) {
      expect((await submit(displayId, { tid }, member)).errorCode).toBeUndefined();
      expect(await lastOf(member)).toMatchObject({ problemId: id, trainingId: tid, groupId });
    }
    expect((await submit(open.displayId, { tid, gid: groupId }, member)).errorCode).toBeUndefined();
    expect((await submit(open.displayId, { tid, gid: groupId + 1 }, member)).errorCode).toBe(
      'trainingNotFound',
    );
    expect((await submit(own.displayId, { tid }, outsider)).errorCode).toBe('trainingOfGroup');
    await server.platform.settings.change('switches', { openGroupJudge: false });
    expect((await submit(own.displayId, { tid }, member)).errorCode).toBe('groupJudgingClosed');
    await server.platform.settings.change('switches', { openGroupJudge: true });
    await server.platform.database.deleteFrom('groupMember').where('userId', '=', member.id).execute();
    expect((await submit(own.displayId, { tid }, member)).errorCode).toBe('trainingOfGroup');
  });
});

test('open pages of a training learn that its progress has changed, if they may see it', async () => {
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app, 1024);
  registerLiveTopics(app, server.platform, {
    heartbeatMs: 50,
    connections: { perUser: 20, guestsPerAddress: 100 },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const watch = (tid: number, { token }: User) =>
    readEventStream(`${address}/api/events?tid=${String(tid)}`, { authorization: token });
  const changesOf = ({ events }: Awaited<ReturnType<typeof watch>>) =>
    events.filter((event) => event.name === 'training').map(({ data }) => (data as TrainingEvent).changed);
  try {
    const user = await server.addUser();
    const outsider = await server.addUser();
    const problem = await addProblem(server);
    const tid = await addTraining(server, { problemIds: [problem.id], visibility: 'private', password: 'x' });
    await addRegistration(server, { trainingId: tid, userId: user.id });
    const inside = await watch(tid, user);
    const outside = await watch(tid, outsider);
    await submit(problem.displayId, { tid }, user);
    const { id = 0 } = (await lastOf(user)) ?? {};
    await inTransaction(server.platform.database, (transaction) =>
      changeSubmission(transaction, id, { status: statuses.accepted, updatedAt: new Date() }),
    );
    await expect.poll(() => changesOf(inside)).toContain('progress');
    expect(changesOf(outside)).not.toContain('progress');
    for (const stream of [inside, outside]) stream.leave();
  } finally {
    await app.close();
  }
});
