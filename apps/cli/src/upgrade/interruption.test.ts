import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { latestMigrationVersion, migrate } from '@touchstone/database';
import { createEmptyTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJournal, phases } from './journal.ts';
import { describeEffect } from './interruption.ts';
import { newVersion, type SampleSite } from './testing/sample-upgrade.ts';

const program = fileURLToPath(new URL('./testing/upgrade-with-signals.ts', import.meta.url));
const oldSchema = 121;
/** Ends only what would never end. */
const patienceMs = 600_000;

describe('a signal during an upgrade', { timeout: patienceMs }, () => {
  let folder: string;
  let database: TestDatabase;
  let site: SampleSite;
  let server: Server;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upgrade-signal-'));
    database = await createEmptyTestDatabase();
    await migrate(database.connectionString, { to: oldSchema });
    for (const name of ['old', 'new']) await mkdir(join(folder, name));
    await symlink(join(folder, 'old'), join(folder, 'current'));
    server = createServer((_request, response) => {
      void readLog().then((log) => {
        const isUp = log.at(-1) === 'start';
        const data = { database: isUp, queue: isUp, judges: 1, version: newVersion };
        response.end(JSON.stringify({ status: 200, data, msg: '' }));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    site = { folder, connectionString: database.connectionString, address };
  });
  afterEach(async () => {
    server.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s lets the command that stops the site end, then the old version starts again',
    async (signal) => {
      const upgrade = start({ stop: `${waitForFile('go')}; echo stop >> ${join(folder, 'log')}` });
      await waitUntil(() => existsSync(join(folder, 'go.waiting')));
      upgrade.signal(signal);
      await upgrade.printed(describeEffect('stopping', true));
      await writeFile(join(folder, 'go'), '');
      expect(await upgrade.result).toEqual({
        outcome: 'unchanged',
        reason: `interrupted by ${signal}`,
        runsAgain: true,
      });
      await expectOldVersion(['stop', 'start']);
    },
  );

  it('gives up the backup, also when it comes twice', async () => {
    const release = await hold('LOCK TABLE user_account IN ACCESS EXCLUSIVE MODE');
    const upgrade = start({});
    await waitForBlocked();
    upgrade.signal('SIGINT');
    upgrade.signal('SIGINT');
    await upgrade.printed(describeEffect('backing-up', true));
    await release();
    expect(await upgrade.result).toMatchObject({ outcome: 'unchanged', reason: 'interrupted by SIGINT' });
    await expectOldVersion(['stop', 'start']);
  });

  it('lets a migration end, then the data comes back', async () => {
    const release = await hold('SELECT FROM judging_task');
    const upgrade = start({});
    await waitForBlocked();
    upgrade.signal('SIGINT');
    await upgrade.printed(describeEffect('migrating', true));
    await release();
    expect(await upgrade.result).toMatchObject({ outcome: 'rolled-back', reason: 'interrupted by SIGINT' });
    await expectOldVersion(['stop', 'start']);
  });

  it('ends the check of the new server, then the data comes back', async () => {
    const upgrade = start({ hasTrial: true });
    await waitUntil(async () => (await findJournal(join(folder, 'data')))?.phase === 'checking');
    upgrade.signal('SIGTERM');
    expect(await upgrade.result).toMatchObject({ outcome: 'rolled-back', reason: 'interrupted by SIGTERM' });
    await expectOldVersion(['stop', 'start']);
  });

  it('does not keep a healthy version from starting', async () => {
    const upgrade = start({ start: `${waitForFile('go')}; echo start >> ${join(folder, 'log')}` });
    await waitUntil(() => existsSync(join(folder, 'go.waiting')));
    upgrade.signal('SIGINT');
    await upgrade.printed(describeEffect('starting', true));
    await writeFile(join(folder, 'go'), '');
    expect(await upgrade.result).toMatchObject({ outcome: 'upgraded', runsAgain: true });
    expect(await readLog()).toEqual(['stop', 'start']);
    expect(await readSchema()).toBe(await latestMigrationVersion());
    expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'new'));
  });

  it('has an effect in every phase that it can explain', () => {
    const effects = phases.flatMap((phase) => [describeEffect(phase, true), describeEffect(phase, false)]);
    expect(new Set(effects).size).toBe(4);
  });

  interface Started {
    readonly signal: (signal: NodeJS.Signals) => void;
    /** Resolves when the process has printed the text. */
    readonly printed: (text: string) => Promise<void>;
    readonly result: Promise<unknown>;
  }

  function start({ stop, start: startCommand, hasTrial = false }: StartInput): Started {
    const log = join(folder, 'log');
    const commands = {
      stop: stop ?? `echo stop >> ${log}`,
      start: startCommand ?? `echo start >> ${log}`,
    };
    const child = spawn(process.execPath, [program, JSON.stringify({ site, hasTrial, commands })], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    return {
      // A terminal sends its signals to the process group: they reach the commands of the operator, too.
      signal: (signal) => process.kill((child.pid ?? 0) * (signal === 'SIGTERM' ? 1 : -1), signal),
      printed: (wanted) => waitUntil(() => output.includes(wanted)),
      result: text(child.stdout).then((all) => JSON.parse(all.trim().split('\n').at(-1) ?? '') as unknown),
    };
  }

  interface StartInput {
    readonly stop?: string;
    readonly start?: string;
    readonly hasTrial?: boolean;
  }

  /** A command of the shell that waits until the test lets it go on. */
  function waitForFile(name: string): string {
    const path = join(folder, name);
    return `touch ${path}.waiting; while [ ! -e ${path} ]; do sleep 0.05; done`;
  }

  /** Keeps what the statement locks until the returned function is called. */
  async function hold(statement: string): Promise<() => Promise<void>> {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(statement);
    return async () => {
      await client.query('COMMIT');
      client.release();
    };
  }

  const waitForBlocked = (): Promise<void> =>
    waitUntil(async () => {
      const { rowCount } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount !== null && rowCount > 0;
    });

  async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await sleep(20);
  }

  async function expectOldVersion(log: string[]): Promise<void> {
    expect(await readLog()).toEqual(log);
    expect(await readSchema()).toBe(oldSchema);
    expect(await readlink(join(folder, 'current'))).toBe(join(folder, 'old'));
    expect(await findJournal(join(folder, 'data'))).toBeUndefined();
  }

  async function readSchema(): Promise<number | undefined> {
    const { rows } = await database.pool.query<{ version: number }>(
      'SELECT max(version) AS version FROM schema_migration',
    );
    return rows[0]?.version;
  }

  async function readLog(): Promise<string[]> {
    const path = join(folder, 'log');
    return existsSync(path) ? (await readFile(path, 'utf8')).trim().split('\n') : [];
  }
});
