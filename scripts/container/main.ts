/**
 * `npm run test:container [-- FILE]`, as root: builds the images from Debian packages alone (the Debian package of Touchstone is
 * built, or taken), starts deploy/containers/compose.yaml with podman, and uses the site: a user submits a program, and the server
 * starts again. It checks account, capabilities and isolation of the running containers. In the end nothing of it is left.
 *
 * No image is pulled, so scripts/container/compose.test.yaml replaces those of PostgreSQL and of the store.
 */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { listChildren } from '@touchstone/process-table';
import { restrictCommand } from '@touchstone/process-table/restrict-command';
import { helperCapabilities } from '@touchstone/sandbox';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { beginStep } from '@touchstone/site-setup/console';
import { ensureDebianPackages } from '@touchstone/site-setup/debian-packages';
import { buildDeb } from '../release/build-deb.ts';
import { judgeOneSubmission, listSolved } from '../release/judge-one-submission.ts';
import { waitForHealth } from '../release/wait-for-health.ts';
import {
  enginePackages,
  openContainerEngine,
  parsePrivileges,
  type ContainerEngine,
  type ProcessPrivileges,
} from './container-engine.ts';

const project = 'touchstone-test';
const rootPassword = 'container-test';
const ownAccount = 970;
const healthyWithinMs = 900_000;
const testPackages = [
  ...enginePackages,
  { name: 'aardvark-dns', reason: 'names of containers' },
  { name: 'buildah', reason: 'builds images' },
  { name: 'catatonit', reason: 'the first process of a container' },
  { name: 'mmdebstrap', reason: 'makes the base of the images' },
  { name: 'podman-compose', reason: 'reads compose.yaml' },
];

process.exitCode = await main();

async function main(): Promise<number> {
  if (process.getuid?.() !== 0)
    throw new Error('npm run test:container needs root: the judge needs capabilities.');
  const system = await ensureDebianPackages(testPackages, beginStep);
  if (system.state !== 'complete' && system.state !== 'installed') throw new Error(system.text);
  const deb = process.argv[2] ?? (await buildDeb(repositoryRoot, join(repositoryRoot, 'dist')));
  // Not the folder for temporary files, which may be in memory.
  const parent = await mkdtemp('/var/tmp/touchstone-test-container-');
  const site = await mkdtemp(join(tmpdir(), 'touchstone-test-site-'));
  const engine = await openContainerEngine(parent);
  try {
    await buildImages(engine, deb);
    await testSite(engine, site);
    return 0;
  } finally {
    await engine.close();
    await rm(site, { recursive: true });
  }
}

async function buildImages(engine: ContainerEngine, deb: string): Promise<void> {
  await engine.run(join(repositoryRoot, 'deploy/containers/build-from-debian.sh'), [deb]);
  const folder = join(repositoryRoot, 'scripts/container');
  const database = [
    '--file',
    join(folder, 'database.Containerfile'),
    '--tag',
    'localhost/touchstone-test-database:bookworm',
  ];
  await engine.run('buildah', ['bud', '--isolation', 'chroot', ...database, folder]);
  const format = ['--format', '{{.Repository}} {{.Size}}', '--filter', 'dangling=false'];
  const sizes = (await engine.run('podman', ['images', ...format])).trim().replaceAll('localhost/', '');
  print('built', `from ${basename(deb)}: ${sizes.split('\n').join(', ')}`);
}

async function testSite(engine: ContainerEngine, site: string): Promise<void> {
  const port = await createSite(engine, site);
  const compose = (...args: string[]) =>
    engine.run(
      'podman-compose',
      ['-p', project, '-f', 'compose.yaml', '-f', 'compose.test.yaml', ...args],
      site,
    );
  const address = `http://127.0.0.1:${String(port)}`;
  try {
    await start(engine, compose);
    await waitForHealth(address, { limitMs: healthyWithinMs });
    print('started', `all parts are healthy at ${address}`);
    for (const name of ['database', 'server'])
      await engine.run('podman', ['healthcheck', 'run', await findContainer(engine, name)]);
    await checkServer(engine, 'server');
    await checkServer(engine, 'remote-worker');
    await checkJudge(engine);
    const username = await judgeOneSubmission(address, rootPassword);
    print('judged a submission of', username);
    await checkStore(engine);

    // As for a new version: new containers on the old volumes.
    const before = await findContainer(engine, 'server');
    await compose('down', '--timeout', '40');
    await start(engine, compose);
    await waitForHealth(address, { limitMs: healthyWithinMs });
    if ((await findContainer(engine, 'server')) === before) throw new Error('The server was not replaced.');
    const solved = await listSolved(address, username);
    if (!solved.includes('T1001')) throw new Error(`Afterwards ${username} has solved ${solved.join(' ')}.`);
    print('replaced all containers', `${username} has still solved ${solved.join(' ')}`);

    const file = '/var/lib/touchstone/site.tar.gz';
    const backup = ['exec', await findContainer(engine, 'server'), 'touchstone', 'backup', file];
    print('made a backup', describeLast(await engine.run('podman', backup)));
    for (const name of ['judge', 'remote-worker', 'server']) await compose('stop', '--timeout', '40', name);
    const restore = ['run', '--rm', '--no-deps', '-T', 'server', 'touchstone', 'restore', file, '--replace'];
    print('restored it', describeLast(await compose(...restore)));
    await compose('start', 'server', 'judge', 'remote-worker');
    await waitForHealth(address, { limitMs: healthyWithinMs });
    if (!(await listSolved(address, username)).includes('T1001'))
      throw new Error('The restored site lost data.');
  } catch (error) {
    for (const name of ['database', 'store', 'server', 'judge']) await showLog(engine, name);
    throw error;
  }
}

/** podman-compose reports success although a container did not start. */
async function start(
  engine: ContainerEngine,
  compose: (...args: string[]) => Promise<string>,
): Promise<void> {
  const output = await compose('up', '-d');
  const created = await engine.run('podman', ['ps', '--all', '--quiet', '--filter', 'status=created']);
  if (created.trim() !== '') throw new Error(`A container did not start:\n${output}`);
}

/** As docs/containers.md says, with a password, a free port and one language. */
async function createSite(engine: ContainerEngine, site: string): Promise<number> {
  await cp(join(repositoryRoot, 'deploy/containers'), site, { recursive: true });
  await cp(join(repositoryRoot, 'scripts/container/compose.test.yaml'), join(site, 'compose.test.yaml'));
  const port = await findFreePort();
  const settings = {
    TOUCHSTONE_PORT: String(port),
    ROOT_PASSWORD: rootPassword,
    JUDGE_SLOTS: '1',
    JUDGE_LANGUAGES: 'C++ 20',
  };
  let text = await engine.run(join(site, 'create-environment.sh'), []);
  for (const [name, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
  await writeFile(join(site, '.env'), text, { mode: 0o600 });
  await appendFile(join(site, '.env'), `TOUCHSTONE_CLONE=${repositoryRoot}\n`);
  return port;
}

async function checkServer(engine: ContainerEngine, name: string): Promise<void> {
  const processes = await listPrivileges(engine, name);
  const isBare = processes.every(
    ({ uid, capabilities, bounding, isWithoutNewPrivileges }) =>
      uid === ownAccount && capabilities === 0n && bounding === 0n && isWithoutNewPrivileges,
  );
  if (!isBare)
    throw new Error(
      `The container ${name} has privileges:\n${processes.map(({ status }) => status).join('\n')}`,
    );
  print(name, `account ${String(ownAccount)}, no capabilities (${String(processes.length)} processes)`);
}

async function checkJudge(engine: ContainerEngine): Promise<void> {
  const processes = await listPrivileges(engine, 'judge');
  const wanted = await loadJudgePrivileges();
  const isExact = processes.every(
    ({ uid, capabilities, bounding, isWithoutNewPrivileges }) =>
      uid === 0 &&
      capabilities === wanted.capabilities &&
      bounding === wanted.bounding &&
      isWithoutNewPrivileges,
  );
  if (!isExact)
    throw new Error(`The judge has other capabilities:\n${processes.map(({ status }) => status).join('\n')}`);
  const log = await engine.run('podman', ['logs', await findContainer(engine, 'judge')]);
  const ready = log.split('\n').findLast((line) => line.includes('"ready to judge"')) ?? '{}';
  const { isPrivileged, controlGroups, weaknesses } = JSON.parse(ready) as Record<string, unknown>;
  if (isPrivileged !== true || controlGroups === 'none' || JSON.stringify(weaknesses) !== '[]')
    throw new Error(`The judge does not isolate fully: ${ready}`);
  const count = `${String(processes.length)} processes`;
  print(
    'judge',
    `full isolation, control groups ${String(controlGroups)}, ${helperCapabilities.join(' ')} (${count})`,
  );
}

/** What setpriv leaves to a judge that root starts without a container. */
async function loadJudgePrivileges(): Promise<ProcessPrivileges> {
  const restriction = { account: undefined, capabilities: helperCapabilities };
  const [program = '', ...args] = restrictCommand(['cat', '/proc/self/status'], restriction) ?? [];
  return parsePrivileges((await promisify(execFile)(program, args)).stdout);
}

async function checkStore(engine: ContainerEngine): Promise<void> {
  const find = ['find', '/data/files', '-type', 'f', '-name', '*object'];
  const files = await engine.run('podman', ['exec', await findContainer(engine, 'store'), ...find]);
  const count = files.split('\n').filter((line) => line !== '').length;
  if (count === 0) throw new Error('The store is empty.');
  print('store', `${String(count)} files`);
}

/**
 * Of the first process of a service and of Node below it, as the kernel of this machine sees them. The sandbox starts processes
 * with less below the judge.
 */
async function listPrivileges(engine: ContainerEngine, name: string): Promise<ProcessPrivileges[]> {
  const format = ['inspect', '--format', '{{.State.Pid}}', await findContainer(engine, name)];
  const first = Number(await engine.run('podman', format));
  const found: ProcessPrivileges[] = [];
  for (const pid of [first, ...listChildren(first)])
    found.push(parsePrivileges(await readFile(`/proc/${String(pid)}/status`, 'utf8')));
  return found;
}

async function findContainer(engine: ContainerEngine, name: string): Promise<string> {
  const labels = [`label=com.docker.compose.project=${project}`, `label=com.docker.compose.service=${name}`];
  const filters = labels.flatMap((label) => ['--filter', label]);
  return (await engine.run('podman', ['ps', '--all', '--quiet', '--no-trunc', ...filters])).trim();
}

async function showLog(engine: ContainerEngine, name: string): Promise<void> {
  const log = await engine.run('podman', ['logs', '--tail', '30', await findContainer(engine, name)]);
  console.error(`--- ${name}\n${log}`);
}

/** Of the lines that a command prints about its steps. */
function describeLast(output: string): string {
  const line = output.split('\n').findLast((text) => text.includes('✓'));
  // podman-compose does not pass on the exit code of a command.
  if (line === undefined) throw new Error(`The command failed:\n${output}`);
  return line.replace(/^\W+/, '');
}

function print(step: string, text: string): void {
  console.log(`✓ ${step}: ${text}`);
}
