import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestMigrationVersion, migrate } from '@touchstone/database';
import { createEmptyTestDatabase, describeSchema, type TestDatabase } from '@touchstone/database/testing';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProductVersion } from '../product-version.ts';
import { loadMigrationVersion } from '../backup/database-tables.ts';
import { findJournal, phases, type Phase } from './journal.ts';
import { abandonUpgrade } from './roll-back.ts';
import { runUpgrade } from './run-upgrade.ts';
import { restoreJobs, saveJobs } from './saved-jobs.ts';
import { newVersion, sampleUpgrade, type SampleSite } from './testing/sample-upgrade.ts';
import { runTrial, type TrialInput } from './trial.ts';
import type { UpgradeInput } from './upgrade-run.ts';

const oldSchema = 119;
const killer = fileURLToPath(new URL('./testing/upgrade-until-killed.ts', import.meta.url));
/** Ends only what would never end. */
const patienceMs = 600_000;
const fileText = 'the input of a test case';

describe('an upgrade', () => {
  let folder: string;
  let database: TestDatabase;
  let site: SampleSite;
  let server: Server;
  let servedVersion: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
    database = await createEmptyTestDatabase();
    servedVersion = newVersion;
    server = createServer((_request, response) => {
      void readLog().then((log) => {
        const isUp = log.at(-1) === 'start';
        const data = { database: isUp, queue: isUp, judges: 1, version: servedVersion };
        response.statusCode = isUp ? 200 : 503;
        response.end(JSON.stringify({ status: 200, data, msg: '' }));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    site = { folder, connectionString: database.connectionString, address };
    await prepareSite();
  });
  afterEach(async () => {
    server.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'migrates, checks the new server, switches the link and starts the site',
    { timeout: 2 * patienceMs },
    async () => {
      await database.pool.query('DROP SCHEMA pgboss CASCADE');
      const before = await describeSite();
      const version = await readProductVersion();
      servedVersion = version;
      const runTrialWithJournal = async (input: TrialInput): Promise<void> => {
        await runTrial(input);
        // Only a server that users can reach ends an interrupted upgrade.
        expect(await findJournal(join(folder, 'data'))).toMatchObject({ phase: 'checking' });
      };
      const result = await runUpgrade(
        upgrade({ version, runTrial: runTrialWithJournal, healthLimitMs: patienceMs }),
      );
      expect(result).toMatchObject({ outcome: 'upgraded', runsAgain: true });
      expect(await readLog()).toEqual(['stop', 'start']);
      expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'new'));
      const after = await describeSite();
      expect(after.schemaVersion).toBe(await latestMigrationVersion());
      expect(after.rows['user_account']).toEqual(before.rows['user_account']);
      expect(after.files).toEqual(before.files);
      await expectFinished();
      // The backup stays, and a file in it needs no space.
      expect(existsSync(result.backup ?? '')).toBe(true);
      const [hash = ''] = before.files;
      expect((await stat(join(folder, 'data/files', hash.slice(0, 2), hash))).nlink).toBe(2);
      await expectJobsReturn();
    },
  );

  it('restores database, jobs, files and the old version when a migration fails', async () => {
    // The migration creates a table of this name.
    await database.pool.query('CREATE VIEW practice_problem AS SELECT 1 AS one');
    const { schema: _, ...before } = await describeSite();
    const result = await runUpgrade(upgrade());
    expect(result).toMatchObject({ outcome: 'rolled-back', runsAgain: true, rescuePath: undefined });
    expect(result.reason).toMatch(
      /0121_practice_lists.sql failed: relation "practice_problem" already exists/,
    );
    const { schema, ...after } = await describeSite();
    expect(after).toEqual(before);
    expect(schema).toEqual(await describeSchemaAt(oldSchema));
    expect(await readLog()).toEqual(['stop', 'start']);
    await expectFinished();
  });

  it('restores everything when the new server does not become healthy', async () => {
    const before = await describeSite();
    // Nothing is healthy that early.
    const result = await runUpgrade(upgrade({ runTrial, healthLimitMs: 1 }));
    expect(result).toMatchObject({ outcome: 'rolled-back', runsAgain: true });
    expect(result.reason).toMatch(/The new version is not healthy/);
    expect(await describeSite()).toEqual(before);
    expect(await readLog()).toEqual(['stop', 'start']);
    expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'old'));
    await expectFinished();
  });

  it('keeps what users may have written when the site itself does not start', async () => {
    const before = await describeSite();
    servedVersion = '0.0.1';
    const result = await runUpgrade(upgrade({ healthLimitMs: 1 }));
    expect(result).toMatchObject({ outcome: 'rolled-back', runsAgain: true });
    expect(result.reason).toMatch(/does not become healthy with version 9.9.9/);
    expect(existsSync(result.rescuePath ?? '')).toBe(true);
    expect(await describeSite()).toEqual(before);
    expect(await readLog()).toEqual(['stop', 'start', 'stop', 'start']);
    expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'old'));
    await expectFinished();
  });

  it('restores jobs that the new server has worked on, and adds none', async () => {
    const before = await describeSite();
    const workThenFail = async (): Promise<void> => {
      await database.pool.query(
        `DELETE FROM pgboss.job WHERE id = 1; INSERT INTO pgboss.job VALUES (3, 'mail')`,
      );
      throw new Error('it failed');
    };
    expect(await runUpgrade(upgrade({ runTrial: workThenFail }))).toMatchObject({ reason: 'it failed' });
    expect(await describeSite()).toEqual(before);
  });

  it('drops the tables of a newer queue, which the old version creates again', async () => {
    const changeQueue = async (): Promise<void> => {
      await database.pool.query('UPDATE pgboss.version SET version = 2');
      throw new Error('it failed');
    };
    await runUpgrade(upgrade({ runTrial: changeQueue }));
    const { rows } = await database.pool.query(`SELECT to_regnamespace('pgboss') AS schema`);
    expect(rows).toEqual([{ schema: null }]);
  });

  it('changes nothing while a server is connected, and starts what it stopped', async () => {
    const before = await describeSite();
    const other = new Client({
      connectionString: site.connectionString,
      application_name: 'touchstone-queue',
    });
    await other.connect();
    const result = await runUpgrade(upgrade({ disconnectLimitMs: 1 }));
    await other.end();
    expect(result).toMatchObject({ outcome: 'unchanged', runsAgain: true });
    expect(result.reason).toMatch(/Servers still use the database/);
    expect(await readLog()).toEqual(['stop', 'start']);
    expect(await describeSite()).toEqual(before);
    await expectFinished();
  });

  it('is refused before anything is touched', async () => {
    const checkPlan = (): Promise<never> => Promise.reject(new Error('a contest is running'));
    await expect(runUpgrade(upgrade({ checkPlan }))).rejects.toThrow('a contest is running');
    expect(await readLog()).toEqual([]);
    await expect(runUpgrade(upgrade({ switchOptions: withLink('old') }))).rejects.toThrow(
      /not a symbolic link/,
    );
    expect(await readLog()).toEqual([]);
  });

  it.each(phases.filter((phase) => phase !== 'rolling-back'))(
    'that was killed while %s is completed by the next one',
    async (phase) => {
      const before = await describeSite();
      await killDuring(phase, false);
      expect(await findJournal(join(folder, 'data'))).toMatchObject({ phase });
      expect(await runUpgrade(upgrade())).toMatchObject({ outcome: 'upgraded' });
      const after = await describeSite();
      expect(after.schemaVersion).toBe(await latestMigrationVersion());
      expect(after.rows['user_account']).toEqual(before.rows['user_account']);
      expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'new'));
      expect((await readLog()).at(-1)).toBe('start');
      await expectFinished();
    },
  );

  it.each(['checking', 'switching', 'starting'] as const)(
    'that was killed while %s is rolled back on request, or when it fails again',
    async (phase) => {
      const before = await describeSite();
      await killDuring(phase, false);
      const failing = upgrade({ runTrial: () => Promise.reject(new Error('it failed')) });
      const result = await (phase === 'checking' ? runUpgrade(failing) : abandonUpgrade(upgrade()));
      expect(result).toMatchObject({ outcome: 'rolled-back', runsAgain: true });
      expect(existsSync(result.rescuePath ?? '')).toBe(true);
      expect(await describeSite()).toEqual(before);
      expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'old'));
      await expectFinished();
    },
  );

  it('whose rollback was killed is rolled back by the next run, and can be repeated', async () => {
    const before = await describeSite();
    await killDuring('rolling-back', true);
    expect(await runUpgrade(upgrade())).toMatchObject({ outcome: 'rolled-back' });
    expect(await describeSite()).toEqual(before);
    await expectFinished();
    expect(await runUpgrade(upgrade())).toMatchObject({ outcome: 'upgraded' });
  });

  it('cannot be rolled back when none was interrupted', async () => {
    await expect(abandonUpgrade(upgrade())).rejects.toThrow(/No upgrade was interrupted/);
  });

  const upgrade = (changes: Partial<UpgradeInput> = {}): UpgradeInput => sampleUpgrade(site, changes);
  const withLink = (name: string) => ({ link: join(folder, name), forward: undefined, back: undefined });

  async function prepareSite(): Promise<void> {
    await migrate(site.connectionString, { to: oldSchema });
    await database.pool.query(
      `INSERT INTO user_account (id, username, nickname) SELECT to_hex(n), 'user-' || n, E'tab\\t 试金石' FROM generate_series(1, 300) AS n`,
    );
    await database.pool.query(`INSERT INTO site_setting (key, value) VALUES ('name', '"试金石"')`);
    await database.pool.query(
      `CREATE SCHEMA pgboss; CREATE TABLE pgboss.version (version integer); INSERT INTO pgboss.version VALUES (1);
       CREATE TABLE pgboss.job (id integer, name text); INSERT INTO pgboss.job VALUES (1, 'mail'), (2, 'sweep')`,
    );
    const hash = createHash('sha256').update(fileText).digest('hex');
    await mkdir(join(folder, 'data/files', hash.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, 'data/files', hash.slice(0, 2), hash), fileText);
    for (const name of ['old', 'new']) await mkdir(join(folder, name));
    await symlink(join(folder, 'old'), join(folder, 'current'));
  }

  async function describeSite() {
    const { pool } = database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relpersistence = 'p' AND relname <> 'schema_migration' ORDER BY 1`,
    );
    const rows: Record<string, string[]> = {};
    for (const { name } of tables) {
      const found = await pool.query<{ id: string; row: string }>(
        `SELECT ${name === 'user_account' ? 'ROW(id, username, nickname, created_at)' : 'r'}::text AS row FROM ${name} AS r ORDER BY 1`,
      );
      rows[name] = found.rows.map(({ row }) => row);
    }
    const client = await pool.connect();
    const schemaVersion = await loadMigrationVersion(client, 'public');
    client.release();
    const entries = await readdir(join(folder, 'data/files'), { recursive: true });
    return {
      schemaVersion,
      schema: await describeSchema(pool),
      rows,
      jobs: await listJobs(),
      files: entries.map((path) => path.slice(3)).filter((name) => name !== ''),
    };
  }

  async function listJobs(): Promise<string[]> {
    const { rows: tables } = await database.pool.query<{ table: string | null }>(
      `SELECT to_regclass('pgboss.job')::text AS table`,
    );
    if (tables[0]?.table == null) return [];
    const { rows } = await database.pool.query<{ id: string }>('SELECT id::text FROM pgboss.job ORDER BY 1');
    return rows.map(({ id }) => id);
  }

  /** The tables of the real queue, which the new server has created. */
  async function expectJobsReturn(): Promise<void> {
    const client = await database.pool.connect();
    await client.query(`INSERT INTO pgboss.job (name, data) VALUES ('mail.deliver', '{"mailId": 7}')`);
    const jobs = await listJobs();
    await saveJobs(client);
    await client.query('DELETE FROM pgboss.job');
    await restoreJobs(client);
    client.release();
    expect(jobs).not.toEqual([]);
    expect(await listJobs()).toEqual(jobs);
  }

  async function describeSchemaAt(version: number): Promise<string[]> {
    const other = await createEmptyTestDatabase();
    await migrate(other.connectionString, { to: version });
    const schema = await describeSchema(other.pool);
    await other.drop();
    return schema;
  }

  async function readLog(): Promise<string[]> {
    const path = join(folder, 'log');
    return existsSync(path) ? (await readFile(path, 'utf8')).trim().split('\n') : [];
  }

  async function killDuring(phase: Phase, fails: boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<NodeJS.Signals | undefined>();
    execFile(process.execPath, [killer, JSON.stringify({ site, phase, fails })], (error) =>
      resolve(error?.signal ?? undefined),
    );
    expect(await promise).toBe('SIGKILL');
  }

  async function expectFinished(): Promise<void> {
    expect(await findJournal(join(folder, 'data'))).toBeUndefined();
    expect(existsSync(join(folder, 'data/launcher.json'))).toBe(false);
    const { rows } = await database.pool.query(
      `SELECT nspname FROM pg_namespace WHERE nspname IN ('touchstone_upgrade', 'touchstone_restore', 'touchstone_replaced')`,
    );
    expect(rows).toEqual([]);
  }
});
