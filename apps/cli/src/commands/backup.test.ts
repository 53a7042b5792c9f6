import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** One site for all tests, in sequence. */
describe('touchstone backup', () => {
  let database: TestDatabase;
  let folder: string;
  let recipient: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'backup-command-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  function run(...args: string[]): Promise<{ code: number; output: string }> {
    const env = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.connectionString,
      BACKUP_FOLDER: join(folder, 'backups'),
      BACKUP_RECIPIENT: recipient,
    };
    const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
    execFile(process.execPath, [main, 'backup', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    return promise;
  }

  const listRuns = async () =>
    (await database.pool.query(`SELECT kind, error IS NULL AS "isGood" FROM backup_run ORDER BY id`)).rows;

  it('creates an identity, and never replaces one', async () => {
    const file = join(folder, 'identity.txt');
    const first = await run('key', file);
    recipient = /Public key: (age1\S+)/.exec(first.output)?.[1] ?? '';
    expect(recipient).toMatch(/^age1/);
    expect((await run('key', file)).output).toMatch(/exists already/);
  });

  it('backs up to the folder of the environment, encrypted, and records it', async () => {
    const { code, output } = await run();
    expect(output).toMatch(/rows of \d+ tables and 0 files/);
    expect(code).toBe(0);
    expect(await readdir(join(folder, 'backups'))).toEqual([
      expect.stringMatching(/^touchstone-\d{8}T\d{6}Z\.json$/),
      expect.stringMatching(/^touchstone-\d{8}T\d{6}Z\.tar\.gz\.age$/),
    ]);
    expect(await listRuns()).toEqual([{ kind: 'backup', isGood: true }]);
  });

  it('proves in a drill that the backup can be restored, and leaves nothing behind', async () => {
    const { code, output } = await run('drill', '--identity', join(folder, 'identity.txt'));
    expect(output).toMatch(/rows of \d+ tables and 0 files are equal/);
    expect(code).toBe(0);
    expect(await listRuns()).toEqual([
      { kind: 'backup', isGood: true },
      { kind: 'drill', isGood: true },
    ]);
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });

  it('waits for no other backup: it refuses', async () => {
    const other = await database.pool.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('touchstone-backup', 0))`);
    const { code, output } = await run();
    other.release(true);
    expect(code).toBe(1);
    expect(output).toMatch(/Another backup of this site is running/);
  });

  it('records a backup that failed', async () => {
    recipient = 'age1wrong';
    const { code, output } = await run('--folder', join(folder, 'other'));
    expect(code).toBe(1);
    expect(output).toMatch(/no public key of age/);
    expect((await listRuns()).at(-1)).toEqual({ kind: 'backup', isGood: false });
  });

  it.each([[['one', 'two']], [['a.tar.gz', '--folder', 'b']], [['--keep', '0,0,0']]])(
    'refuses %j',
    async (args) => {
      const { code, output } = await run(...args);
      expect(code).toBe(1);
      expect(output).toMatch(/Usage|days,weeks,months/);
    },
  );
});
