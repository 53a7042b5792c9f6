/** Real server, judge process, sandbox and compiler: a wrong answer file is corrected, and the contest is rejudged by a preview. */
import {
  statuses,
  type AcmRankRow,
  type WirePreviewBoardRow,
  type WirePreviewChange,
} from '@touchstone/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { loadCases, loadSubmission } from '../judging/testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from '../judging/testing/site-processes.ts';
import { storeLanguages } from '../site/index.ts';
import {
  addPreviewedContest,
  decide,
  listPart,
  loadPreview,
  startPreview,
} from './testing/previewed-site.ts';

const { accepted, wrongAnswer } = statuses;

const program = (result: string) =>
  `#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", ${result}); return 0; }\n`;

let server: TestServer;
let folder: string;
let judge: SiteProcess;
beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  await server.platform.settings.change('switches', { defaultSubmitInterval: 0 });
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-previews-'));
  judge = startJudgeProcess({ serverUrl, folder });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function submit(token: string, cid: number, code: string): Promise<number> {
  const { envelope } = await server.call('POST /api/submit-problem-judge', {
    token,
    body: { pid: 'A', cid, language: 'C', code },
  });
  const { submitId } = envelope.data as { submitId: number };
  const isFinished = async () => ![5, 6, 7].includes((await loadSubmission(server, submitId)).status);
  await expect.poll(isFinished, { interval: 100, timeout: 120_000 }).toBe(true);
  return submitId;
}

const correctAnswer = async ({ pid, answer }: { pid: number; answer: string }) => {
  const { database, fileStore, clock } = server.platform;
  await database
    .updateTable('problemCase')
    .set({ answerSha256: await fileStore.put(Buffer.from(answer)), answerBytes: answer.length })
    .where('problemId', '=', pid)
    .where('position', '=', 2)
    .execute();
  await database.updateTable('problem').set({ judgingChangedAt: clock() }).where('id', '=', pid).execute();
};

test(
  'corrected data, preview, scoreboard before and after, apply and undo',
  { timeout: 300_000 },
  async () => {
    // The answer of the second case is wrong: 5 + 6 is 11.
    const wrongCases = [
      { input: '1 2\n', answer: '3\n' },
      { input: '5 6\n', answer: '30\n' },
    ];
    const contest = await addPreviewedContest(server, {}, { cases: wrongCases });
    const [root, ann, bo] = [
      await server.addUser({ role: 'root' }),
      await server.addUser({ username: 'ann' }),
      await server.addUser({ username: 'bo' }),
    ];
    const { cid } = contest;
    const { pid } = contest.problems.A;
    const right = await submit(ann.token, cid, program('a + b'));
    const lucky = await submit(bo.token, cid, program('a == 5 ? 30 : a + b'));
    const { token } = root;
    const rank = async () => {
      const { envelope } = await server.call('POST /api/get-contest-rank', { token, body: { cid } });
      return (envelope.data as { records: AcmRankRow[] }).records.map(({ username, ac }) => [username, ac]);
    };
    expect(await rank()).toEqual([
      ['bo', 1],
      ['ann', 0],
    ]);

    await correctAnswer({ pid, answer: '11\n' });
    const id = await startPreview(server, token, { cid, pid });
    const state = async () => (await loadPreview(server, token, id)).state;
    await expect.poll(state, { interval: 100, timeout: 120_000 }).toBe('ready');
    const changes = await listPart<WirePreviewChange>(server, 'changes', { token, id });
    expect(changes).toMatchObject([
      {
        submitId: right,
        before: { status: wrongAnswer, decidingCase: { seq: 2, status: wrongAnswer } },
        after: { status: accepted, decidingCase: null },
      },
      {
        submitId: lucky,
        before: { status: accepted, decidingCase: null },
        after: { status: wrongAnswer, decidingCase: { seq: 2, status: wrongAnswer } },
      },
    ]);
    const board = await listPart<WirePreviewBoardRow>(server, 'board', { token, id, cid });
    expect(board).toMatchObject([
      { username: 'ann', before: { rank: 2 }, after: { rank: 1 }, firstsGained: ['A'] },
      { username: 'bo', before: { rank: 1 }, after: { rank: 2 }, firstsLost: ['A'] },
    ]);
    expect(await loadSubmission(server, right)).toMatchObject({ status: wrongAnswer });

    expect(await decide(server, 'apply', { token, id })).toBeUndefined();
    expect(await loadSubmission(server, right)).toMatchObject({ status: accepted, note: null });
    expect((await loadCases(server, right)).map(({ status }) => status)).toEqual([accepted, accepted]);
    expect(await loadSubmission(server, lucky)).toMatchObject({
      status: wrongAnswer,
      note: { code: 'difference' },
    });
    await expect.poll(rank, { interval: 100 }).toEqual([
      ['ann', 1],
      ['bo', 0],
    ]);

    expect(await decide(server, 'undo', { token, id })).toBeUndefined();
    await expect.poll(rank, { interval: 100 }).toEqual([
      ['bo', 1],
      ['ann', 0],
    ]);
    expect((await loadCases(server, right)).map(({ status }) => status)).toEqual([accepted, wrongAnswer]);
  },
);
