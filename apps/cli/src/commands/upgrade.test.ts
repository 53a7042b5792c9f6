import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@touchstone/database';
import { createEmptyTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** One site for all tests, in sequence. What an upgrade changes is tested in `upgrade/run-upgrade.test.ts`. */
describe('touchstone upgrade', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upgrade-command-'));
    database = await createEmptyTestDatabase();
    await migrate(database.connectionString, { to: 121 });
    await database.pool.query(
      `INSERT INTO contest (title, scoring, start_at, end_at) VALUES ('期末考试', 'acm', now() - interval '1 hour', now() + interval '1 day')`,
    );
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const environment = (): NodeJS.ProcessEnv => ({
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.connectionString,
    JUDGE_SLOTS: '0',
  });

  function run(...args: string[]): Promise<{ code: number; output: string }> {
    const env = environment();
    const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
    execFile(process.execPath, [main, 'upgrade', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    return promise;
  }

  it('says in a dry run what would happen, and changes nothing', async () => {
    const { code, output } = await run('--dry-run');
    expect(output).toMatch(/the schema goes from 121 to \d+/);
    expect(output).toMatch(/expand +0128_backup_runs\.sql/);
    expect(output).toMatch(/! contest +“期末考试”/);
    expect(output).toMatch(/disk +\d+\.\d\d GB free; backup and restore need up to \d+\.\d\d GB/);
    expect(output).toMatch(/the site is not running/);
    expect(output).toContain('Nothing was changed.');
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'data', 'upgrade'))).toBe(false);
  });

  it('refuses while a contest runs', async () => {
    const { code, output } = await run();
    expect(output).toMatch(/A contest is running or begins within an hour:\n {2}“期末考试”/);
    expect(output).toContain('--during-contest');
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'data', 'upgrade'))).toBe(false);
  });

  it('ends at once on Ctrl-C before the site is stopped', async () => {
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE contest IN ACCESS EXCLUSIVE MODE');
    const child = spawn(process.execPath, [main, 'upgrade', '--during-contest'], { env: environment() });
    const ended = once(child, 'exit');
    const output = text(child.stdout);
    const isBlocked = async (): Promise<boolean> => {
      const { rows } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    while (!(await isBlocked())) await sleep(20);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await output).toContain('this run has changed nothing');
    expect(existsSync(join(folder, 'data', 'upgrade'))).toBe(false);
  });

  it('refuses a site of a newer version', async () => {
    await database.pool.query(
      `INSERT INTO schema_migration (version, name, checksum) VALUES (9998, '9998_newer.sql', 'x')`,
    );
    const { code, output } = await run('--during-contest');
    expect(output).toMatch(/newer schema \(9998\) than this version knows/);
    expect(code).toBe(1);
  });
});
