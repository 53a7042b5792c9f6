import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, migrate } from '@touchstone/database';
import { clusterLayout, startEmbeddedPostgres, type EmbeddedPostgres } from '@touchstone/database/embedded';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** As in the Debian package: PostgreSQL knows the account touchstone by itself. An ordinary user cannot become another account. */
describe.runIf(process.getuid?.() === 0)('a command of root', { timeout: 300_000 }, () => {
  let folder: string;
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'database-account-'));
    await chmod(folder, 0o777);
    postgres = await startEmbeddedPostgres({ dataDirectory: folder });
    await migrate(postgres.connectionString);
    await writeFile(join(clusterLayout(folder).data, 'pg_hba.conf'), 'local all all peer\n');
    process.kill(postgres.pid, 'SIGHUP');
    while (await isAccepted()) await sleep(20);
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function isAccepted(): Promise<boolean> {
    const client = createClient({ connectionString: postgres.connectionString });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '28000') return false;
      throw error;
    }
  }

  function run(...args: string[]): Promise<{ code: number; output: string }> {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: postgres.connectionString };
    const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    return promise;
  }

  it('opens a database that only knows the account of the site', async () => {
    expect(await run('doctor', '--recount')).toEqual({
      code: 0,
      output: expect.stringContaining('Everything that is counted equals a recount.') as string,
    });
    expect((await run('outbox')).code).toBe(0);
  });

  it('writes its files as that account', async () => {
    expect(await run('backup', join(folder, 'site.tar.gz'))).toMatchObject({ code: 0 });
    const { uid } = await stat(clusterLayout(folder).data);
    expect((await stat(join(folder, 'site.tar.gz'))).uid).toBe(uid);
  });

  it('examines the machine as root and the database as that account', async () => {
    const { output } = await run('doctor');
    expect(output).toMatch(/✓ PostgreSQL +an external one \(DATABASE_URL\), version \d+/);
    expect(output).toMatch(/✓ privileges +root/);
  });

  it('describes the database in the support archive', async () => {
    const path = join(folder, 'support.tar.gz');
    await run('doctor', '--support', path);
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', path, 'touchstone-support/database.json']);
    expect(JSON.parse(stdout)).toMatchObject({ migrations: expect.anything() as unknown });
  });
});
