import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roleCodes } from '@touchstone/contract';
import { addSubmission, deleteAllTasks, loadSubmission } from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { createScriptedJudge } from './testing/scripted-judge.ts';

let site: JudgedSite;
let rootToken: string;
beforeAll(async () => {
  site = await startJudgedSite();
  const { id, token } = await site.server.addUser();
  await site.server.platform.database
    .updateTable('userAccount')
    .set({ roleCode: roleCodes.root })
    .where('id', '=', id)
    .execute();
  rootToken = token;
});
beforeEach(() => deleteAllTasks(site.server));
afterAll(() => site.close());

const cancel = (submitId: number) =>
  site.server.call('GET /api/admin/judge/cancel-judge', { query: { submitId }, token: rootToken });

test('a judge that waits at another server is told at once that its submission was cancelled', async () => {
  const { server, sibling, problemId, userId } = site;
  const judge = createScriptedJudge(sibling.app);
  const id = await addSubmission(server, { problemId, userId });
  const { attemptId } = await judge.take();
  const watching = judge.watch([attemptId]);
  expect((await cancel(id)).errorCode).toBeUndefined();
  expect(await watching).toEqual([attemptId]);
  expect(await loadSubmission(server, id)).toMatchObject({ status: -4 });
  expect(await judge.result(attemptId)).toEqual({ isCurrent: false });
});

test('a judge that asks later is told at once, too', async () => {
  const { server, problemId, userId } = site;
  const judge = createScriptedJudge(server.app);
  const id = await addSubmission(server, { problemId, userId });
  const { attemptId } = await judge.take();
  await cancel(id);
  expect(await judge.watch([attemptId])).toEqual([attemptId]);
});
