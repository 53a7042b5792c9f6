import { statuses, type FinishedPart } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSubmission, deleteAllTasks, loadCases, loadSubmission } from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { caseResult, createScriptedJudge, type ScriptedJudge } from './testing/scripted-judge.ts';

let site: JudgedSite;
beforeAll(async () => {
  site = await startJudgedSite();
});
beforeEach(() => deleteAllTasks(site.server));
afterAll(() => site.close());

const finished: FinishedPart = {
  cases: [{ ...caseResult(1), endsChain: false }],
  judgedMs: 5000,
  usedMs: 6000,
};

async function submit(settings: { lane?: 'contest' | 'ordinary' | 'background' } = {}) {
  const { server, problemId } = site;
  const { id: userId } = await server.addUser();
  return { userId, id: await addSubmission(server, { problemId, userId, ...settings }) };
}

async function sayUsed(judge: ScriptedJudge, attemptId: string, usedMs: number) {
  const { attemptsToSuspend } = await judge.heartbeat([attemptId], { usedTimes: [{ attemptId, usedMs }] });
  return attemptsToSuspend;
}

describe('a submission that has had a judge for long', () => {
  test('is asked for when somebody waits who cost less', async () => {
    const judge = createScriptedJudge(site.server.app, { name: 'asking' });
    const { userId } = await submit();
    const { attemptId } = await judge.take();
    expect(await sayUsed(judge, attemptId, 20_000)).toEqual([]);
    await addSubmission(site.server, { problemId: site.problemId, userId });
    expect(await sayUsed(judge, attemptId, 20_000)).toEqual([]);
    await submit();
    expect(await sayUsed(judge, attemptId, 4000)).toEqual([]);
    expect(await sayUsed(judge, attemptId, 20_000)).toEqual([attemptId]);
  });

  test('stays while what waits is of another language', async () => {
    const judge = createScriptedJudge(site.server.app, { name: 'other-language' });
    await submit();
    const { attemptId } = await judge.take();
    const { id: userId } = await site.server.addUser();
    await addSubmission(site.server, { problemId: site.problemId, userId, language: 'Cobol' });
    expect(await sayUsed(judge, attemptId, 20_000)).toEqual([]);
  });

  test('goes behind those who wait, and any judge goes on with it', async () => {
    const { server, sibling } = site;
    const first = createScriptedJudge(server.app, { name: 'first' });
    const long = await submit();
    const { attemptId } = await first.take();
    const other = await submit();
    expect(await first.suspend(attemptId, finished)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, long.id)).toMatchObject({ status: statuses.pending });
    expect(await loadCases(server, long.id)).toHaveLength(1);

    const second = createScriptedJudge(sibling.app, { name: 'second' });
    const between = await second.take();
    expect(await loadSubmission(server, other.id)).toMatchObject({ status: statuses.compiling });
    await second.result(between.attemptId);
    const resumed = await second.take();
    expect(resumed).toMatchObject({ kind: 'submission', finished });
    expect(await loadCases(server, long.id)).toHaveLength(1);
    await second.result(resumed.attemptId);
    expect(await loadSubmission(server, long.id)).toMatchObject({ status: statuses.accepted });
    expect(await first.suspend(attemptId, finished)).toEqual({ isCurrent: false });
  });

  test('is resumed after its next judge was lost, and no attempt is counted', async () => {
    const { server } = site;
    const judge = createScriptedJudge(server.app, { name: 'lost' });
    await submit();
    for (let times = 0; times < 5; times += 1) {
      const { attemptId } = await judge.take();
      await judge.suspend(attemptId, finished);
    }
    await judge.take();
    await judge.heartbeat();
    await judge.leave();
    const next = createScriptedJudge(server.app, { name: 'next' });
    expect(await next.take()).toMatchObject({ finished });
  });

  test('begins anew when the problem changed', async () => {
    const { server, problemId } = site;
    const judge = createScriptedJudge(server.app, { name: 'changed' });
    const { id } = await submit();
    const { attemptId } = await judge.take();
    await judge.suspend(attemptId, finished);
    await server.platform.database
      .updateTable('problem')
      .set({ judgingChangedAt: new Date('2026-11-19T12:00:00Z') })
      .where('id', '=', problemId)
      .execute();
    expect(await judge.take()).not.toHaveProperty('finished');
    expect(await loadCases(server, id)).toEqual([]);
  });

  test('is not given back after it was judged by decision', async () => {
    const { server, problemId, userId } = site;
    const judge = createScriptedJudge(server.app, { name: 'stale' });
    await addSubmission(server, { problemId, userId });
    const { attemptId } = await judge.take();
    await deleteAllTasks(server);
    expect(await judge.suspend(attemptId, finished)).toEqual({ isCurrent: false });
  });
});
