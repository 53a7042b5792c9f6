/** Progress that follows each change equals progress that is computed from all submissions. */
import { statuses } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addTraining } from '../../testing/sample-trainings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { changeProblemAudience, changeSubmission, deleteWorkOf } from '../submissions/index.ts';
import { lockTraining, recomputeProgress } from '../trainings/index.ts';

type User = Awaited<ReturnType<TestServer['addUser']>>;

let server: TestServer;
let root: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());

async function readProgress(database: Queryable, trainingId: number) {
  const cells = await database
    .selectFrom('trainingCell')
    .selectAll()
    .where('trainingId', '=', trainingId)
    .orderBy('userId')
    .orderBy('problemId')
    .execute();
  const sums = await database
    .selectFrom('trainingParticipant')
    .selectAll()
    .where('trainingId', '=', trainingId)
    .orderBy('userId')
    .execute();
  // A member without results may have a row, which says nothing.
  const meaningful = sums.filter(({ registeredAt, attempts }) => registeredAt !== null || attempts > 0);
  return { cells, sums: meaningful };
}

class Undo extends Error {}

/** Computes everything again, and leaves the stored progress as it was. */
async function readRecomputed(trainingId: number) {
  const { database } = server.platform;
  let progress: Awaited<ReturnType<typeof readProgress>> | undefined;
  const recompute = inTransaction(database, async (transaction) => {
    const training = await lockTraining(transaction, trainingId);
    if (training === undefined) throw new Error('the training is missing');
    await transaction
      .updateTable('trainingParticipant')
      .set({ solved: 99, late: 99, score: 99, attempts: 99, totalRunTimeMs: 99, lastSubmittedAt: null })
      .where('trainingId', '=', trainingId)
      .execute();
    await recomputeProgress(transaction, training);
    progress = await readProgress(transaction, trainingId);
    throw new Undo();
  });
  await expect(recompute).rejects.toThrow(Undo);
  return progress;
}

const verdicts = [
  statuses.accepted,
  statuses.wrongAnswer,
  statuses.compileError,
  statuses.partialAccepted,
  statuses.cancelled,
  statuses.systemError,
  statuses.pending,
] as const;

const index = fc.nat(2);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('submit'),
      user: index,
      problem: index,
      verdict: fc.constantFrom(...verdicts),
      minute: fc.nat(20),
      score: fc.nat(100),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      submission: fc.nat(30),
      verdict: fc.constantFrom(...verdicts),
      score: fc.nat(100),
    }),
  },
  fc.record({ kind: fc.constant('register'), user: index }),
  fc.record({ kind: fc.constant('unregister'), user: index }),
  fc.record({ kind: fc.constant('add'), problem: index }),
  fc.record({ kind: fc.constant('remove'), problem: index }),
  fc.record({ kind: fc.constant('hide'), problem: index, isHidden: fc.boolean() }),
  fc.record({
    kind: fc.constant('due'),
    minute: fc.option(fc.nat(20)),
    factor: fc.option(fc.constantFrom(0, 0.5, 1)),
  }),
  fc.record({ kind: fc.constant('visibility'), auth: fc.constantFrom('Public', 'Private') }),
  fc.record({ kind: fc.constant('password'), password: fc.constantFrom('a', 'b') }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Stage {
  area: 'site' | 'group';
  tid: number;
  groupId: number | null;
  users: User[];
  problems: { id: number; displayId: string }[];
  submissions: number[];
}

const start = new Date('2026-01-01T00:00:00Z').getTime();
const at = (minute: number) => new Date(start + minute * 60_000);

async function openStage(area: Stage['area']): Promise<Stage> {
  const users = [await server.addUser(), await server.addUser(), await server.addUser()];
  const groupId = area === 'group' ? await addGroup(server, { ownerId: root.id }) : null;
  if (groupId !== null)
    for (const { id } of users) await addGroupMember(server, groupId, { userId: id, standing: 'member' });
  const problems = [
    await addProblem(server),
    await addProblem(server, { scoring: 'oi', fullScore: 50 }),
    await addProblem(server, { groupId }),
  ];
  const tid = await addTraining(server, {
    groupId,
    authorId: root.id,
    visibility: 'private',
    password: 'a',
    problemIds: problems.slice(0, 2).map(({ id }) => id),
  });
  return { area, tid, groupId, users, problems, submissions: [] };
}

async function change(submissionId: number, { verdict, score }: { verdict: number; score: number }) {
  const scores = verdict === statuses.pending ? { score: null, timeMs: null } : { score, timeMs: score * 2 };
  await inTransaction(server.platform.database, (transaction) =>
    changeSubmission(transaction, submissionId, { status: verdict, ...scores, updatedAt: at(0) }),
  );
}

/** A refused step changes nothing, which is a case of its own. */
async function take(stage: Stage, taken: Step) {
  const { tid, users, problems, groupId, submissions, area } = stage;
  const { token } = root;
  const problem = 'problem' in taken ? problems[taken.problem] : undefined;
  const user = 'user' in taken ? users[taken.user] : undefined;
  switch (taken.kind) {
    case 'submit': {
      const id = await addSubmission(server, {
        problemId: problem?.id ?? 0,
        userId: user?.id ?? '',
        groupId,
        status: statuses.pending,
        submittedAt: at(taken.minute),
      });
      submissions.push(id);
      await change(id, taken);
      return;
    }
    case 'change': {
      const id = submissions[taken.submission % Math.max(submissions.length, 1)];
      if (id !== undefined) await change(id, taken);
      return;
    }
    case 'register':
      for (const password of ['a', 'b'])
        await server.call('POST /api/register-training', {
          body: { tid, password },
          token: user?.token ?? '',
        });
      return;
    case 'unregister':
      await server.call('DELETE /api/training-participant', { query: { tid, uid: user?.id ?? '' }, token });
      return;
    case 'add':
      if (area === 'site')
        await server.call('POST /api/admin/training/add-problem-from-public', {
          body: { tid, pid: problem?.id ?? 0 },
          token,
        });
      else if (taken.problem === 2)
        await server.call('POST /api/group/add-training-problem-from-group', {
          query: { tid, problemId: problem?.displayId ?? '' },
          token,
        });
      else
        await server.call('POST /api/group/add-training-problem-from-public', {
          body: { tid, pid: problem?.id ?? 0 },
          token,
        });
      return;
    case 'remove': {
      const query = { tid, pid: problem?.id ?? 0, confirm: 'marksMoved' };
      await server.call(
        area === 'site' ? 'DELETE /api/admin/training/problem' : 'DELETE /api/group/training-problem',
        { query, token },
      );
      return;
    }
    case 'hide':
      await inTransaction(server.platform.database, (transaction) =>
        changeProblemAudience(transaction, problem?.id ?? 0, {
          visibility: taken.isHidden ? 'private' : 'public',
          updatedAt: at(0),
        }),
      );
      return;
    case 'due':
      await server.call('PUT /api/training-due-date', {
        body: {
          tid,
          dueAt: taken.minute === null ? null : at(taken.minute).getTime(),
          lateFactor: taken.factor,
          confirm: 'marksMoved',
        },
        token,
      });
      return;
    case 'visibility':
    case 'password': {
      const changes = taken.kind === 'visibility' ? { auth: taken.auth } : { privatePwd: taken.password };
      const body = { training: { id: tid, ...changes }, confirm: 'marksMoved' };
      await server.call(area === 'site' ? 'PUT /api/admin/training' : 'PUT /api/group/training', {
        body,
        token,
      });
      return;
    }
    default:
      taken satisfies never;
  }
}

describe.each(['site', 'group'] as const)('in the %s', (area) => {
  test('progress that follows every change equals progress computed from all submissions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const stage = await openStage(area);
        for (const taken of steps) await take(stage, taken);
        expect(await readProgress(server.platform.database, stage.tid)).toEqual(
          await readRecomputed(stage.tid),
        );
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

test('a training with progress is deleted only by somebody who knows what is lost', async () => {
  const stage = await openStage('group');
  const work = { user: 0, problem: 0, verdict: statuses.accepted, minute: 1, score: 100 };
  await take(stage, { kind: 'submit', ...work });
  const remove = async (confirm: object = {}) => {
    const query = { tid: stage.tid, ...confirm };
    const answer = await server.call('DELETE /api/group/training', { query, token: root.token });
    return [answer.errorCode, answer.envelope.data];
  };
  expect(await remove()).toEqual(['changeInUse', { progressDeleted: 1 }]);
  expect(await remove({ confirm: 'progressDeleted' })).toEqual([undefined, null]);
});

test('deleting an account deletes its progress', async () => {
  const { database } = server.platform;
  const stage = await openStage('group');
  await take(stage, {
    kind: 'submit',
    user: 0,
    problem: 0,
    verdict: statuses.accepted,
    minute: 1,
    score: 100,
  });
  expect((await readProgress(database, stage.tid)).cells).toHaveLength(1);
  const id = stage.users[0]?.id ?? '';
  await inTransaction(database, async (transaction) => {
    await deleteWorkOf(transaction, [id]);
    await transaction.deleteFrom('userAccount').where('id', '=', id).execute();
  });
  expect(await readProgress(database, stage.tid)).toEqual({ cells: [], sums: [] });
});

test('verdicts that arrive together lose no attempt', async () => {
  const { database } = server.platform;
  const stage = await openStage('group');
  const ids = [];
  for (let count = 0; count < 8; count += 1)
    ids.push(
      await addSubmission(server, {
        problemId: stage.problems[0]?.id ?? 0,
        userId: stage.users[0]?.id ?? '',
        groupId: stage.groupId,
        status: statuses.pending,
        submittedAt: at(count),
      }),
    );
  await Promise.all(ids.map((id) => change(id, { verdict: statuses.wrongAnswer, score: 0 })));
  const { cells, sums } = await readProgress(database, stage.tid);
  expect(cells.map(({ attempts }) => attempts)).toEqual([8]);
  expect(sums.map(({ attempts }) => attempts)).toEqual([8]);
});
