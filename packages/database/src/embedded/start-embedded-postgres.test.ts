import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '@touchstone/process-table/find-program';
import { findRunningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts';
import { listPostgresProcesses } from './postgres-processes.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** Expected results arrive on a busy machine too. The limit only ends what would never finish. */
const hangsAfterMs = 300_000;

describe('the embedded PostgreSQL', { timeout: hangsAfterMs }, () => {
  let folder: string;
  let made: string;
  let started: EmbeddedPostgres[];
  let children: ChildProcess[];

  beforeAll(async () => {
    made = await realpath(await mkdtemp(join(tmpdir(), 'embedded-made-')));
    await chmod(made, 0o755);
    await (await startEmbeddedPostgres({ dataDirectory: made })).stop();
  }, hangsAfterMs);
  afterAll(() => rm(made, { recursive: true, force: true }));

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
    await chmod(folder, 0o755);
    started = [];
    children = [];
  });

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const postgres of started) await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(dataDirectory = folder): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDirectory });
    started.push(postgres);
    return postgres;
  }

  /**
   * Starts on a copy of data that was created before, owners included: creating it is most of the work of a
   * first start.
   */
  async function startAgain(): Promise<EmbeddedPostgres> {
    await copyMade();
    return await start();
  }

  const copyMade = () => run('cp', ['-a', join(made, 'postgres'), folder]);

  it('keeps the data over a stop and a start', async () => {
    const first = await start();
    await writeNote(first.connectionString, 'kept');
    await first.stop();
    expect(await readNotes((await start()).connectionString)).toEqual(['kept']);
  });

  it('recovers all committed data after the postmaster was killed', async () => {
    const first = await startAgain();
    await writeNote(first.connectionString, 'committed');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await readNotes((await start()).connectionString)).toEqual(['committed']);
  });

  it('starts although a backend outlives its killed postmaster in a long query', async () => {
    const first = await startAgain();
    const client = await connect(first.connectionString);
    const query = client.query(`DO $$ BEGIN LOOP END LOOP; END $$`);
    query.catch(() => undefined);
    await sleep(200);
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await readNotes((await start()).connectionString)).toEqual([]);
    await expect(query).rejects.toThrow();
  });

  it('removes a pid file whose number now belongs to a foreign process', async () => {
    await copyMade();
    const foreign = spawn('sleep', ['600']);
    children.push(foreign);
    const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
    const lines = [
      foreign.pid,
      join(folder, 'postgres', 'data'),
      1,
      5432,
      join(folder, 'postgres', 'run'),
      '',
      '',
    ];
    await writeFile(pidFile, lines.join('\n'));
    await writeFile(join(folder, 'postgres', 'run', '.s.PGSQL.5432.lock'), lines.join('\n'));
    await start();
    expect(foreign.exitCode).toBeNull();
    expect(foreign.killed).toBe(false);
    process.kill(foreign.pid ?? 0, 0);
  });

  it('ignores an empty pid file', async () => {
    await copyMade();
    await writeFile(join(folder, 'postgres', 'data', 'postmaster.pid'), '');
    expect(await readNotes((await start()).connectionString)).toEqual([]);
  });

  it('stops an orphan that still works in the data folder', async () => {
    const first = await startAgain();
    await writeNote(first.connectionString, 'kept');
    await first.stop();
    const orphan = await startOrphan(join(folder, 'postgres', 'data'));
    const second = await start();
    const pids = (await listPostgresProcesses(join(folder, 'postgres', 'data'))).map(({ pid }) => pid);
    expect(pids).toContain(second.pid);
    expect(pids).not.toContain(orphan);
    expect(await readNotes(second.connectionString)).toEqual(['kept']);
  });

  it('ends by itself when the process that started it is killed', async () => {
    await copyMade();
    const module = new URL('./index.ts', import.meta.url).href;
    const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
      await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(folder)}, durable: false });
      console.log('started'); setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    children.push(starter);
    await once(starter.stdout, 'data');
    const data = join(folder, 'postgres', 'data');
    expect(await listPostgresProcesses(data)).not.toEqual([]);
    starter.kill('SIGKILL');
    await expect.poll(() => listPostgresProcesses(data), { timeout: hangsAfterMs }).toEqual([]);
    await start();
  });

  it('refuses a data folder that is in use, without affecting its user', async () => {
    const first = await startAgain();
    await expect(start()).rejects.toThrow(/already in use by a running Touchstone/);
    await writeNote(first.connectionString, 'still here');
    expect(await readNotes(first.connectionString)).toEqual(['still here']);
    expect((await findRunningPostgres(folder))?.connectionString).toBe(first.connectionString);
  });

  it('lets exactly one of two simultaneous first starts win', async () => {
    const results = await Promise.allSettled([
      startInProcess(folder, children),
      startInProcess(folder, children),
    ]);
    const outcomes = results.map((result) =>
      result.status === 'fulfilled' ? result.value : String(result.reason),
    );
    expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1);
    expect(outcomes.filter((outcome) => /already in use/.test(outcome))).toHaveLength(1);
  });

  it('starts over when the creation was killed half-way', async () => {
    const unfinished = join(folder, 'postgres', 'data.new-4194305');
    await mkdir(join(unfinished, 'base'), { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    await mkdir(join(folder, 'postgres', 'data'));
    await start();
    expect((await readdir(join(folder, 'postgres'))).toSorted()).toEqual(['data', 'run']);
  });

  it('refuses to touch a data folder with foreign files', async () => {
    await mkdir(join(folder, 'postgres', 'data'), { recursive: true });
    await writeFile(join(folder, 'postgres', 'data', 'thesis.txt'), 'important');
    await expect(start()).rejects.toThrow(/no PostgreSQL database/);
    expect(await readFile(join(folder, 'postgres', 'data', 'thesis.txt'), 'utf8')).toBe('important');
  });

  it('refuses data of another major version and says what to do', async () => {
    await copyMade();
    await writeFile(join(folder, 'postgres', 'data', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 12.*npx touchstone backup/s);
  });

  it.each([
    ['blanks, quotes, commas and Chinese', `a b,"c" 'd' 数据 %20+&`],
    ['more than a socket address holds', 'long-'.repeat(30)],
  ])('works in a folder whose path has %s', async (_, name) => {
    const dataDirectory = join(folder, name);
    const postgres = await start(dataDirectory);
    await writeNote(postgres.connectionString, 'kept');
    expect((await findRunningPostgres(dataDirectory))?.connectionString).toBe(postgres.connectionString);
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    const again = await start(dataDirectory);
    expect(await readNotes(again.connectionString)).toEqual(['kept']);
    await again.stop();
    const socketFolders = [postgres, again].map(({ connectionString }) => getSocketFolder(connectionString));
    for (const socketFolder of socketFolders.filter((path) => !path.startsWith(folder))) {
      expect(existsSync(socketFolder)).toBe(false);
    }
  });

  it('opens no port and closes its socket folder to others', async () => {
    const { connectionString } = await startAgain();
    const client = await connect(connectionString);
    const { rows } = await client.query(
      `SELECT current_setting('listen_addresses') AS addresses, rolsuper FROM pg_roles WHERE rolname = current_user`,
    );
    await client.end();
    expect(rows).toEqual([{ addresses: '', rolsuper: false }]);
    expect((await stat(getSocketFolder(connectionString))).mode & 0o777).toBe(0o700);
  });

  it('sorts by code point and stores UTF-8 whatever the locale of the machine', async () => {
    const client = await connect((await startAgain()).connectionString);
    const { rows } = await client.query<{ word: string }>(
      `SELECT word FROM unnest(ARRAY['b', 'Z', 'é', '石', 'a', 'B']) AS word ORDER BY word`,
    );
    await client.end();
    expect(rows.map(({ word }) => word)).toEqual(['B', 'Z', 'a', 'b', 'é', '石']);
  });

  it.runIf(isRoot)(
    'runs under a closed folder too, and keeps the data when the folder is opened',
    async () => {
      const closed = join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const first = await start(closed);
      expect(first.identity).toMatch(/user namespace/);
      await writeNote(first.connectionString, 'moved');
      await first.stop();
      await chmod(closed, 0o755);
      const second = await start(closed);
      expect(second.identity).toMatch(/account/);
      expect(await readNotes(second.connectionString)).toEqual(['moved']);
      await second.stop();
      await chmod(closed, 0o700);
      expect(await readNotes((await start(closed)).connectionString)).toEqual(['moved']);
    },
  );
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function writeNote(connectionString: string, text: string): Promise<void> {
  const client = await connect(connectionString);
  await client.query('CREATE TABLE IF NOT EXISTS note (text text)');
  await client.query('INSERT INTO note VALUES ($1)', [text]);
  await client.end();
}

async function readNotes(connectionString: string): Promise<string[]> {
  const client = await connect(connectionString);
  await client.query('CREATE TABLE IF NOT EXISTS note (text text)');
  const { rows } = await client.query<{ text: string }>('SELECT text FROM note');
  await client.end();
  return rows.map(({ text }) => text);
}

function getSocketFolder(connectionString: string): string {
  return new URL(connectionString).searchParams.get('host') ?? '';
}

/** Starts the database in a separate process, which keeps running. Returns 'started' or the error message. */
async function startInProcess(dataDirectory: string, children: ChildProcess[]): Promise<string> {
  const module = new URL('./index.ts', import.meta.url).href;
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, durable: false }).then(
      () => { console.log('started'); setInterval(() => {}, 1000); }, (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return String(output).trim();
}

/**
 * A postmaster whose starter has ended: the shell exits immediately, so the kernel gives the process another
 * parent.
 */
async function startOrphan(data: string): Promise<number> {
  const { getPostgresBinaries } = await import('./postgres-binaries.ts');
  const { uid, gid } = await stat(data);
  const change =
    uid === process.getuid?.() ? [] : [findProgram('setpriv'), `--reuid=${uid}`, `--regid=${gid}`];
  const user = change.length > 0 ? [...change, '--clear-groups', '--'] : [];
  const settings = [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${join(data, '..', 'run')}`,
    '-c',
    'touchstone.starter=4194305',
  ];
  const line = [...user, getPostgresBinaries().postgres, '-D', data, ...settings].map((part) => `'${part}'`);
  await run('sh', ['-c', `${line.join(' ')} >/dev/null 2>&1 &`], { cwd: '/' });
  await expect
    .poll(() => readFile(join(data, 'postmaster.pid'), 'utf8'), { timeout: hangsAfterMs })
    .toContain('ready');
  return Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
