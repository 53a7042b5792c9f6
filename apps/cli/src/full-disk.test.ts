/** Commands on a disk without space, or read-only, end with a sentence. Only root may mount one. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

describe.runIf(process.getuid?.() === 0)('on a disk', { timeout: 300_000 }, () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'touchstone-full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    await mkdir(join(folder, 'data'));
    await fill(join(folder, 'filler'));
  });
  afterAll(async () => {
    await database.drop();
    execFileSync('umount', ['--lazy', folder]);
    await rmdir(folder);
  });

  function run(args: readonly string[]): Promise<{ code: number; output: string }> {
    const env = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.connectionString,
      BACKUP_FOLDER: join(folder, 'backups'),
    };
    const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    return promise;
  }

  async function expectSentence(args: readonly string[], words: string) {
    const { code, output } = await run(args);
    expect(output).toContain(words);
    expect(output).not.toMatch(/^\s+at .*\.ts/m);
    expect(code).toBe(1);
  }

  test.each([
    ['backup', 'backup.tar.gz'],
    ['export', 'site.tar.gz'],
  ])('without space touchstone %s says so', async (command, file) => {
    await expectSentence([command, join(folder, file)], 'The disk is full');
  });

  test('without space touchstone doctor names what is missing', async () => {
    await expectSentence(['doctor'], '✗ disk');
  });

  test.each([
    ['backup', 'backup.tar.gz'],
    ['export', 'site.tar.gz'],
  ])('that is read-only touchstone %s says so', async (command, file) => {
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    await expectSentence([command, join(folder, file)], 'The disk is read-only');
    execFileSync('mount', ['-o', 'remount,rw', folder]);
  });
});

async function fill(path: string) {
  await writeFile(path, '');
  const file = await open(path, 'a');
  try {
    for (;;) await file.write(Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}
