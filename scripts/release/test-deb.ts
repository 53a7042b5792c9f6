/**
 * `npm run test:deb [-- FILE]`, as root: builds the Debian package, or takes a built one, installs it into a fresh Debian (a folder made by mmdebstrap), and runs
 * the command lines of its services there as their accounts, with their environment and capabilities. A user submits a
 * program. Then the package is upgraded and purged. systemd itself does not run: `systemd-analyze` checks the units.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { restrictCommand } from '@touchstone/process-table/restrict-command';
import { beginStep } from '@touchstone/site-setup/console';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { ensureDebianPackages } from '@touchstone/site-setup/debian-packages';
import { buildDeb } from './build-deb.ts';
import { judgeOneSubmission } from './judge-one-submission.ts';
import { waitForAnswer, waitForHealth, type HealthWait } from './wait-for-health.ts';
import { parseEnvironment, parseServiceUnit } from './unit-file.ts';

const run = promisify(execFile);
const maxBuffer = 2 ** 26;
const rootPassword = 'release-test';
const units = ['touchstone-server', 'touchstone-judge', 'touchstone-remote-worker'];
const testPackages = [
  { name: 'mmdebstrap', reason: 'makes a fresh Debian' },
  { name: 'systemd', reason: 'checks the units' },
];
const healthyWithinMs = 600_000;

process.exitCode = await main();

async function main(): Promise<number> {
  if (process.getuid?.() !== 0)
    throw new Error('npm run test:deb needs root: it installs into a Debian of its own.');
  const system = await ensureDebianPackages(testPackages, beginStep);
  if (system.state !== 'complete' && system.state !== 'installed') throw new Error(system.text);
  const deb = process.argv[2] ?? (await buildDeb(repositoryRoot, join(repositoryRoot, 'dist')));
  print('package', `${basename(deb)}, ${String(Math.round((await stat(deb)).size / 2 ** 20))} MB`);
  const parent = await mkdtemp(join(tmpdir(), 'touchstone-test-deb-'));
  const debian = join(parent, 'debian');
  const mounted: string[] = [];
  const children: ChildProcess[] = [];
  try {
    // With what the package depends on: the lists of apt are empty afterwards.
    const included = 'g++,gcc,libc6-dev,libseccomp-dev,postgresql-15,python3,systemd';
    await run('mmdebstrap', ['--variant=minbase', `--include=${included}`, 'bookworm', debian], {
      maxBuffer,
    });
    // The sandbox changes its root, which must be a mount point.
    await run('mount', ['--bind', debian, debian]);
    mounted.push(debian);
    for (const folder of ['proc', 'sys', 'dev']) {
      await run('mount', ['--rbind', `/${folder}`, join(debian, folder)]);
      await run('mount', ['--make-rslave', join(debian, folder)]);
      mounted.push(join(debian, folder));
    }
    await testPackage({ debian, deb, children });
    return 0;
  } finally {
    for (const child of children) await stop(child);
    if (mounted.length > 0)
      await run('chroot', [debian, 'pg_ctlcluster', '15', 'main', 'stop']).catch(report);
    for (const folder of mounted.toReversed()) await run('umount', ['-R', folder]);
    await rm(parent, { recursive: true, force: true });
  }
}

interface Machine {
  readonly debian: string;
  readonly deb: string;
  readonly children: ChildProcess[];
}

async function testPackage({ debian, deb, children }: Machine): Promise<void> {
  const inside = (...command: string[]) =>
    run('chroot', [debian, ...command], {
      maxBuffer,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
    });
  const read = (path: string) => readFile(join(debian, path), 'utf8');
  await cp(deb, join(debian, 'touchstone.deb'));
  await inside('dpkg', '-i', '/touchstone.deb');
  print(
    'installed',
    (await inside('du', '-sm', '/usr/lib/touchstone')).stdout.trim().replace('\t', ' MB in '),
  );
  for (const unit of units) {
    await run('systemd-analyze', ['verify', `--root=${debian}`, '--man=no', `${unit}.service`]);
    print('verified', `${unit}: ${await describeExposure(debian, unit)}`);
  }

  await inside('pg_ctlcluster', '15', 'main', 'start');
  await inside(
    'setpriv',
    '--reuid',
    'postgres',
    '--regid',
    'postgres',
    '--clear-groups',
    'createuser',
    'touchstone',
  );
  const encoding = ['--encoding', 'UTF8', '--template', 'template0'];
  const createDatabase = ['createdb', '--owner', 'touchstone', ...encoding, 'touchstone'];
  await inside('setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups', ...createDatabase);
  const port = await findFreePort();
  const changed = `PORT=${String(port)}\nROOT_PASSWORD=${rootPassword}\n`;
  await appendFile(join(debian, 'etc/touchstone/touchstone.env'), changed);
  const judgeSettings = `SERVER_URL=http://127.0.0.1:${String(port)}\nJUDGE_LANGUAGES=C++ 20\nJUDGE_SLOTS=1\n`;
  await appendFile(join(debian, 'etc/touchstone/judge.env'), judgeSettings);
  for (const unit of units.slice(0, 2)) children.push(await startUnit(debian, unit));
  const address = `http://127.0.0.1:${String(port)}`;
  await waitForHealth(address, servicesOf(children));
  print('judged a submission of', await judgeOneSubmission(address, rootPassword));
  for (const child of children.splice(0)) await stop(child);

  const newer = await makeNewer(debian, deb);
  await testUpgradeCommand({ debian, inside, newer });
  await inside('dpkg', '-i', '--force-confdef', newer);
  if (!(await read('etc/touchstone/touchstone.env')).endsWith(changed))
    throw new Error('The settings are lost.');
  const token = await read('etc/touchstone/judge-token.env');
  if (!/^JUDGE_TOKEN=[0-9a-f]{64}\n$/.test(token)) throw new Error('There is no judge token.');
  children.push(await startUnit(debian, 'touchstone-server'));
  await waitForAnswer(address, servicesOf(children));
  const { stdout: rows } = await inside('touchstone', 'outbox');
  for (const child of children.splice(0)) await stop(child);
  print(
    'upgraded',
    `settings and data are kept; the command line answers (${String(rows.length)} characters)`,
  );

  await inside('dpkg', '--purge', 'touchstone');
  const gone = ['usr/lib/touchstone', 'etc/touchstone', 'var/lib/touchstone', 'var/lib/touchstone-judge'];
  const left = gone.filter((path) => existsSync(join(debian, path)));
  if (left.length > 0) throw new Error(`The purge left ${left.join(', ')}`);
  print('purged', 'nothing of the package is left, the database and the account stay');
}

interface Inside {
  readonly debian: string;
  readonly inside: (...command: string[]) => Promise<{ stdout: string }>;
  readonly newer: string;
}

/** As root, from the unpacked new package, as docs/upgrading.md says. The database accepts only the account (peer authentication). */
async function testUpgradeCommand({ debian, inside, newer }: Inside): Promise<void> {
  await inside('dpkg-deb', '-x', newer, '/opt/touchstone-new');
  // systemd does not run here, so its program only writes down what it is asked. One service runs, and the backup of a timer.
  const recorder = `#!/bin/sh
case "$1" in show) exit ;; start | stop) echo "$*" >> /run/systemctl-calls; exit ;; esac
echo 'touchstone-backup.service loaded activating start Backup'
if [ ! -e /run/systemctl-calls ]; then echo 'touchstone-server.service loaded active running Server'; fi
`;
  await mkdir(join(debian, 'run/systemd/system'), { recursive: true });
  await mkdir(join(debian, 'opt/recorder'), { recursive: true });
  await writeFile(join(debian, 'opt/recorder/systemctl'), recorder, { mode: 0o755 });
  const path = 'PATH=/opt/recorder:/usr/sbin:/usr/bin:/sbin:/bin';
  const upgrade = ['env', path, '/opt/touchstone-new/usr/bin/touchstone', 'upgrade', '--during-contest'];
  const { stdout: planned } = await inside(...upgrade, '--dry-run');
  if (!planned.includes('Nothing was changed.')) throw new Error(`The dry run said: ${planned}`);
  if (existsSync(join(debian, 'run/systemctl-calls'))) throw new Error('The dry run stopped services.');
  await interruptUpgrade(debian, upgrade);
  await expectServicesRestarted(debian);
  await inside(...upgrade);
  await expectServicesRestarted(debian);
  const { stdout: foreign } = await inside('find', '/var/lib/touchstone', '!', '-user', 'touchstone');
  if (foreign !== '') throw new Error(`These belong to others than touchstone:\n${foreign}`);
  for (const left of ['run/systemd', 'opt/recorder']) await rm(join(debian, left), { recursive: true });
  print('upgraded the data', 'as the account touchstone, with its services stopped meanwhile');
}

/** A signal to the script while the new server is checked: the data comes back, and the services start. */
async function interruptUpgrade(debian: string, upgrade: readonly string[]): Promise<void> {
  const child = spawn('chroot', [debian, ...upgrade], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  const journal = join(debian, 'var/lib/touchstone/upgrade/journal.json');
  const isChecking = async (): Promise<boolean> =>
    existsSync(journal) && (await readFile(journal, 'utf8')).includes('"phase": "checking"');
  while (!(await isChecking())) {
    if (child.exitCode !== null) throw new Error(`The upgrade ended before its check: ${await output}`);
    await sleep(50);
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  if (child.exitCode !== 1 || existsSync(journal) || !(await output).includes('interrupted by SIGTERM'))
    throw new Error(`The interrupted upgrade ended with ${String(child.exitCode)}: ${await output}`);
  print('interrupted an upgrade', 'the data is as before, and the services were started again');
}

async function expectServicesRestarted(debian: string): Promise<void> {
  const path = join(debian, 'run/systemctl-calls');
  const calls = await readFile(path, 'utf8');
  if (calls !== 'stop touchstone-server.service\nstart touchstone-server.service\n')
    throw new Error(`The services were asked: ${calls}`);
  await rm(path);
}

/** What systemd would do: folders, environment, account, capabilities, command line. */
async function startUnit(debian: string, name: string): Promise<ChildProcess> {
  const unit = parseServiceUnit(
    await readFile(join(debian, 'lib/systemd/system', `${name}.service`), 'utf8'),
  );
  const files = await Promise.all(unit.environmentFiles.map((path) => readFile(join(debian, path), 'utf8')));
  const ids = async (option: string) =>
    Number((await run('chroot', [debian, 'id', option, unit.user])).stdout.trim());
  const account = unit.user === 'root' ? undefined : { uid: await ids('-u'), gid: await ids('-g') };
  for (const folder of [unit.stateDirectory, unit.cacheDirectory])
    await run('chroot', [debian, 'install', '-d', '-o', unit.user, '-g', unit.user, folder]);
  const enter = ['sh', '-c', 'cd "$0" && exec "$@"', unit.workingDirectory];
  const line = restrictCommand([...enter, ...unit.command], {
    account,
    capabilities: unit.capabilities ?? [],
  });
  // Private mounts: pivot_root refuses a root below a shared one.
  const isolated = ['--mount', '--propagation', 'private', 'chroot', debian, ...(line ?? [])];
  const child = spawn('unshare', isolated, {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      ...unit.environment,
      ...Object.fromEntries(files.flatMap((text) => Object.entries(parseEnvironment(text)))),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'spawn');
  return child;
}

async function describeExposure(debian: string, unit: string): Promise<string> {
  const options = ['security', '--no-pager', '--offline=true', `--root=${debian}`, `${unit}.service`];
  const { stdout } = await run('systemd-analyze', options, { maxBuffer });
  return stdout.trim().split('\n').at(-1)?.replace(/^\W+/, '') ?? '';
}

/** The same package with a higher version. */
async function makeNewer(debian: string, deb: string): Promise<string> {
  const folder = join(debian, 'newer');
  await run('dpkg-deb', ['--raw-extract', deb, folder]);
  await run('sed', ['-i', 's/^Version: .*/&+newer/', join(folder, 'DEBIAN/control')]);
  await run('dpkg-deb', ['--build', '-Znone', '--root-owner-group', folder, join(debian, 'newer.deb')]);
  await rm(folder, { recursive: true });
  return '/newer.deb';
}

function servicesOf(children: readonly ChildProcess[]): HealthWait {
  const checkAlive = () => {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('A service ended.');
  };
  return { limitMs: healthyWithinMs, checkAlive };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function report(error: unknown): void {
  console.error(String(error));
}

function print(step: string, text: string): void {
  console.log(`✓ ${step}: ${text}`);
}
