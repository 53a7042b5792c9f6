/** A real judge on a small file system of its own, which fills up and becomes read-only. Only root may mount one. */
import { statuses } from '@touchstone/contract';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, rmdir, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addProblemWithCases, addSubmission, loadSubmission } from './testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from './testing/site-processes.ts';

const comesWithin = { timeout: 240_000 };
const hangsAfter = { timeout: 300_000 };
/** More for a longer trial by hand. */
const rounds = Number(process.env['MACHINE_FAULT_ROUNDS'] ?? 1);

describe.runIf(process.getuid?.() === 0)('a judge', { timeout: hangsAfter.timeout * rounds }, () => {
  let server: TestServer;
  let folder: string;
  let problemId: number;
  let userId: string;
  let judge: SiteProcess;

  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'touchstone-small-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,nr_inodes=4000', 'tmpfs', folder]);
    problemId = await addProblemWithCases(server);
    userId = (await server.addUser()).id;
    const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
    judge = startJudgeProcess({ serverUrl, folder });
  });
  afterAll(async () => {
    await judge.kill('SIGKILL');
    await server.close();
    execFileSync('umount', ['--lazy', folder]);
    await rmdir(folder);
  });

  let submitted = 0;
  /** Each is another program, so that none is found in the cache. */
  const submit = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        submitted += 1;
        const code = `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; } // ${String(submitted)}
`;
        return addSubmission(server, { problemId, userId, language: 'C', code });
      }),
    );
  const statusOf = async (id = 0) => (await loadSubmission(server, id)).status;
  const statusesOf = async (ids: readonly number[]) => [...new Set(await Promise.all(ids.map(statusOf)))];
  const findFault = async () => {
    const row = await server.platform.database.selectFrom('judge').select('pausedBecause').executeTakeFirst();
    return (row?.pausedBecause as { fault: string } | null | undefined)?.fault;
  };

  const remount = (mode: string) => execFileSync('mount', ['-o', `remount,${mode}`, folder]);

  test('judges while its machine works', async () => {
    const [first] = await submit(1);
    await expect.poll(() => statusOf(first), comesWithin).toBe(statuses.accepted);
  });

  test.each([
    {
      name: 'whose disk is full',
      fault: 'disk-full',
      begin: () => fillDisk(join(folder, 'filler')),
      end: () => rm(join(folder, 'filler')),
    },
    {
      name: 'whose disk takes no further files',
      fault: 'no-inodes',
      begin: () => takeAllInodes(join(folder, 'many')),
      end: () => rm(join(folder, 'many'), { recursive: true }),
    },
    {
      name: 'whose disk is read-only',
      fault: 'read-only',
      begin: () => remount('ro'),
      end: () => remount('rw'),
    },
  ])('$name gives no verdict, pauses, and judges everything when that has ended', async (one) => {
    for (let round = 0; round < rounds; round += 1) {
      await one.begin();
      const ids = await submit(6);
      await expect.poll(findFault, comesWithin).toBe(one.fault);
      const meanwhile = await submit(2);
      await expect.poll(() => statusesOf([...ids, ...meanwhile]), comesWithin).toEqual([statuses.pending]);
      await one.end();
      await expect.poll(() => statusesOf([...ids, ...meanwhile]), comesWithin).toEqual([statuses.accepted]);
      await expect.poll(findFault, comesWithin).toBeUndefined();
    }
  });
});

async function fillDisk(path: string) {
  const file = await open(path, 'w');
  try {
    for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 4))
      await writeUntilFull(file, bytes);
  } finally {
    await file.close();
  }
}

async function writeUntilFull(file: FileHandle, bytes: number) {
  const piece = Buffer.alloc(bytes);
  await repeatUntilFull(async () => {
    await file.write(piece);
  });
}

async function takeAllInodes(path: string) {
  await mkdir(path);
  let count = 0;
  await repeatUntilFull(async () => {
    count += 1;
    await writeFile(join(path, String(count)), '');
  });
}

async function repeatUntilFull(step: () => Promise<void>) {
  try {
    for (;;) await step();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
