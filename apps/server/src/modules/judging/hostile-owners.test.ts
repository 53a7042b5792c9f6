/** Real server, judge with one slot, sandbox and compiler. What waits is counted in tasks: times differ from machine to machine. */
import { isUnderWay, statuses } from '@touchstone/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addProblemWithCases, addSubmission, loadSubmission, loadTasks } from './testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from './testing/site-processes.ts';

const program = `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; }
`;
const sleepingChecker = '#include <unistd.h>\nint main(void) { sleep(60); return 0; }\n';
const cases = Array.from({ length: 40 }, () => ({ input: '1 2\n', answer: '3\n' }));
const comesWithin = { timeout: 240_000 };

let server: TestServer;
let folder: string;
let judge: SiteProcess;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'touchstone-judge-'));
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  judge = startJudgeProcess({ serverUrl, folder, slots: 1 });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The owner of a group submits four times to a problem of that group, whose checker sleeps. */
async function addSleepers(shortName: string) {
  const { id: userId } = await server.addUser();
  const { id: groupId } = await server.platform.database
    .insertInto('userGroup')
    .values({ ownerId: userId, name: shortName, shortName, access: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const checker = { judgeMode: 'spj', checkerLanguage: 'C', checkerCode: sleepingChecker } as const;
  const problemId = await addProblemWithCases(server, { groupId, cases, ...checker });
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push(await addSubmission(server, { problemId, userId, groupId, language: 'C', code: program }));
  return ids;
}

const statusOf = async (id: number) => (await loadSubmission(server, id)).status;

test(
  'three owners whose checkers sleep delay a contest by one task at most',
  { timeout: 300_000 },
  async () => {
    const hostile = (await Promise.all(['ONE', 'TWO', 'THREE'].map(addSleepers))).flat();
    const statusesOfHostile = () => Promise.all(hostile.map(statusOf));
    // Both ordinary places of the judge are taken, and its slot.
    await expect.poll(statusesOfHostile, comesWithin).toContain(statuses.judging);
    const { id: userId } = await server.addUser();
    const problemId = await addProblemWithCases(server, { cases: cases.slice(0, 3) });
    const id = await addSubmission(server, {
      problemId,
      userId,
      lane: 'contest',
      language: 'C',
      code: program,
    });
    await expect.poll(() => statusOf(id), comesWithin).toBe(statuses.accepted);
    const ended = (await statusesOfHostile()).filter((status) => !isUnderWay(status));
    expect(ended.length).toBeLessThanOrEqual(1);
    // The others wait, or are with the judge.
    expect(await loadTasks(server)).toHaveLength(hostile.length - ended.length);
  },
);
