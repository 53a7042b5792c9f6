/** Previews are applied and undone while verdicts arrive, administrators decide by hand, and submissions are rejudged. */
import { statuses, type JudgeTask } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import { addSubmission } from '../../testing/sample-content.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import {
  addProblemWithCases,
  addSubmission as addPending,
  loadSubmission,
  loadTasks,
} from '../judging/testing/judged-problems.ts';
import { acceptedResult, createScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { countDeadlocks } from '../judging/testing/storm-actions.ts';
import { storeLanguages } from '../site/index.ts';
import { checkCounters, repairCounters } from '../submissions/index.ts';
import { decide, judgePrograms, startPreview, type Person } from './testing/previewed-site.ts';

const { accepted, wrongAnswer, timeLimitExceeded } = statuses;
const rounds = 4;
const finishedPerRound = 12;
const waitingPerRound = 6;

let server: TestServer;
let root: Person;
let users: Person[];
let pid: number;
let otherPid: number;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
  await storeLanguages(server.platform);
  root = await server.addUser({ role: 'root' });
  users = [await server.addUser(), await server.addUser(), await server.addUser()];
  pid = await addProblemWithCases(server, { visibility: 'public' });
  otherPid = await addProblemWithCases(server, { visibility: 'public' });
});
afterAll(() => server.close());

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

async function addFinished(index: number) {
  const judged = [accepted, wrongAnswer, timeLimitExceeded];
  return addSubmission(server, {
    problemId: pid,
    userId: at(users, index).id,
    status: at(judged, index),
    language: 'C++',
    code: `// ${String(at(judged, Math.floor(index / judged.length)))}`,
  });
}

const manage = (action: 'rejudge' | 'manual-judge', query: { submitId: number; status?: number }) =>
  server.send({
    method: 'GET',
    url: `/api/admin/judge/${action}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { authorization: root.token },
  });

test('counters stay correct, every decision is whole or refused, and nothing deadlocks', async () => {
  const judge = createScriptedJudge(server.app);
  const decisions: Record<'contended' | 'beside' | 'undone', (string | undefined)[]> = {
    contended: [],
    beside: [],
    undone: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const ids = await Promise.all(Array.from({ length: finishedPerRound }, (_, index) => addFinished(index)));
    for (let index = 0; index < waitingPerRound; index += 1)
      await addPending(server, {
        // In odd rounds the verdicts only share users with the preview, so that it is applied beside them.
        problemId: round % 2 === 0 ? pid : otherPid,
        userId: at(users, index).id,
        code: `// ${String(accepted)}`,
      });
    // Test content is not counted in statistics.
    await repairCounters(server.platform.database);
    const waiting: JudgeTask[] = [];
    while (waiting.length < waitingPerRound) waiting.push(...(await judge.next(waitingPerRound)));
    const id = await startPreview(server, root.token, { pid });
    await judgePrograms(server);
    const token = root.token;
    const [applied] = await Promise.all([
      decide(server, 'apply', { token, id }),
      ...waiting.map(({ attemptId }, index) =>
        judge.result(attemptId, { ...acceptedResult, status: at([accepted, wrongAnswer], index) }),
      ),
      ...(round % 2 === 0
        ? [
            manage('manual-judge', { submitId: at(ids, 3), status: accepted }),
            manage('rejudge', { submitId: at(ids, 7) }),
          ]
        : []),
    ]);
    const [undone] = await Promise.all([
      decide(server, 'undo', { token, id }),
      manage('manual-judge', { submitId: at(ids, 5), status: wrongAnswer }),
    ]);
    decisions[round % 2 === 0 ? 'contended' : 'beside'].push(applied);
    decisions.undone.push(undone);
    while ((await loadTasks(server)).length > 0)
      for (const task of await judge.next()) await judge.result(task.attemptId);
    expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  }
  expect(decisions.beside).toEqual([undefined, undefined]);
  for (const decision of decisions.contended) expect([undefined, 'rejudgePreviewStale']).toContain(decision);
  for (const decision of decisions.undone)
    expect([undefined, 'rejudgePreviewNotApplied', 'rejudgePreviewNotUndoable']).toContain(decision);
  expect(await countDeadlocks(server)).toBe(0);
});

test('an apply that waits for a verdict sees it and is refused', async () => {
  const other = await addProblemWithCases(server);
  const person = at(users, 0);
  const submission = await addSubmission(server, {
    problemId: other,
    userId: person.id,
    status: accepted,
    language: 'C++',
    code: `// ${String(wrongAnswer)}`,
  });
  const id = await startPreview(server, root.token, { pid: other });
  await judgePrograms(server);
  const held = {
    statement: 'UPDATE submission SET version = version + 1 WHERE id = $1',
    values: [submission],
  };
  const { applying } = await whileLocked(server, held, async () => {
    const started = decide(server, 'apply', { token: root.token, id });
    await untilLockIsAwaited(server);
    return { applying: started };
  });
  expect(await applying).toBe('rejudgePreviewStale');
  expect(await loadSubmission(server, submission)).toMatchObject({ status: accepted });
});

test('an apply and the deletion of the problem do not deadlock', async () => {
  const other = await addProblemWithCases(server);
  const submission = await addSubmission(server, {
    problemId: other,
    userId: at(users, 0).id,
    status: accepted,
    language: 'C++',
    code: `// ${String(wrongAnswer)}`,
  });
  const id = await startPreview(server, root.token, { pid: other });
  await judgePrograms(server);
  const held = {
    statement: 'SELECT FROM submission WHERE id = $1 FOR UPDATE',
    values: [submission],
  };
  const { applying } = await whileLocked(server, held, async (ask) => {
    const started = decide(server, 'apply', { token: root.token, id });
    await untilLockIsAwaited(server);
    await ask('SELECT FROM problem WHERE id = $1 FOR UPDATE NOWAIT', [other]);
    await ask('SELECT FROM rejudge_preview WHERE id = $1 FOR UPDATE NOWAIT', [id]);
    return { applying: started };
  });
  expect(await applying).toBeUndefined();
});
