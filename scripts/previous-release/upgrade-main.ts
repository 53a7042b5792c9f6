/**
 * `npm run test:upgrade`: a whole upgrade of a real site, with its own PostgreSQL and judge. The site starts with the last release and
 * demo content, and is upgraded to these sources; then an upgrade to a version with a failing migration must bring it back.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getLastRelease } from '@touchstone/database';
import { findRunningPostgres } from '@touchstone/database/embedded';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { beginStep } from '@touchstone/site-setup/console';
import pg from 'pg';
import { checkOutCommit, copyThisRelease, setVersion } from './release-tree.ts';

const limitMs = 600_000;
const [newVersion, brokenVersion] = ['99.0.0', '99.1.0'];
const scratch = await mkdtemp(join(tmpdir(), 'upgrade-drill-'));
const dataDirectory = join(scratch, 'data');
const port = await findFreePort();
const environment = {
  ...process.env,
  DATA_DIR: dataDirectory,
  PORT: String(port),
  // The only language that needs no compiler: the judge is ready quickly.
  JUDGE_LANGUAGES: 'JavaScript Node',
};
const children: ChildProcess[] = [];

try {
  const { version, commit } = getLastRelease();
  await prepare('last release', version, (folder) => checkOutCommit(commit, folder));
  await prepare('new version', newVersion, async (folder) => {
    await copyThisRelease(folder);
    await setVersion(folder, newVersion);
  });
  await prepare('broken version', brokenVersion, async (folder) => {
    await copyThisRelease(folder);
    await setVersion(folder, brokenVersion);
    await writeFile(join(folder, 'packages/database/migrations/9999_broken.sql'), 'SELECT 1 / 0;\n');
  });
  const old = run(version, 'start');
  await waitForVersion('start', version);
  const before = await countRows();
  await ended(run(newVersion, 'upgrade', '--dry-run'), 0);
  // The demo content has a contest that runs for weeks.
  const upgraded = run(newVersion, 'upgrade', '--during-contest');
  await waitForVersion('upgrade', newVersion);
  await ended(old, 0);
  compare(before, await countRows());
  // The site goes on in the process of the upgrade.
  const failed = run(brokenVersion, 'upgrade', '--during-contest');
  await waitForOutput(failed, /not upgraded.*division by zero/s);
  await waitForVersion('rollback', newVersion);
  await ended(upgraded, 0);
  compare(before, await countRows());
  failed.kill('SIGTERM');
  await ended(failed, 1);
} finally {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const exits = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(exits);
  await rm(scratch, { recursive: true, force: true });
}

async function prepare(
  label: string,
  version: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const step = beginStep(label, `preparing ${version}`);
  await fill(join(scratch, version));
  step.done(version);
}

function run(version: string, ...args: string[]): ChildProcess {
  const folder = join(scratch, version);
  const command = [join(folder, 'apps/cli/src/main.ts'), ...args];
  const child = spawn(join(folder, 'node_modules/node/bin/node'), command, {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (text: Buffer) => process.stdout.write(text));
  children.push(child);
  return child;
}

async function waitForVersion(label: string, version: string): Promise<void> {
  const step = beginStep(label, `waiting for ${version}`);
  const deadline = performance.now() + limitMs;
  while ((await findVersion()) !== version) {
    if (performance.now() > deadline) throw new Error(`${version} does not become healthy`);
    await sleep(500);
  }
  step.done(`${version} is healthy`);
}

async function findVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${String(port)}/api/health`);
    const { data } = (await response.json()) as { data: { version: string } };
    return response.ok ? data.version : undefined;
  } catch (error) {
    // Unreachable, or no JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<void> {
  let text = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
    if (pattern.test(text)) resolve();
  });
  await Promise.race([
    promise,
    once(child, 'exit').then(() => Promise.reject(new Error(`ended without ${String(pattern)}`))),
  ]);
}

async function ended(child: ChildProcess, code: number): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.exitCode !== code)
    throw new Error(`ended with ${String(child.exitCode)} instead of ${String(code)}`);
}

/** Of tables that the site itself does not write to. */
async function countRows(): Promise<string> {
  const running = await findRunningPostgres(dataDirectory);
  const client = new pg.Client({ connectionString: running?.connectionString ?? '' });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`
      SELECT 'problems ' || count(*) || ' ' || md5(string_agg(display_id || title || description, '' ORDER BY id)) AS line FROM problem
      UNION ALL SELECT 'users ' || count(*) || ' ' || md5(string_agg(id || username || coalesce(password_hash, ''), '' ORDER BY id)) FROM user_account
      UNION ALL SELECT 'cases ' || count(*) || ' ' || coalesce(md5(string_agg(r::text, '' ORDER BY r::text)), '') FROM problem_case AS r`);
    return rows.map(({ line }) => line).join('\n');
  } finally {
    await client.end();
  }
}

function compare(before: string, after: string): void {
  if (before !== after) throw new Error(`The data changed:\n${before}\n${after}`);
  process.stdout.write(`${after}\n`);
}
