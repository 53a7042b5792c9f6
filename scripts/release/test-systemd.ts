/**
 * `npm run test:systemd [-- FILE]`, as root: a Debian whose first process is systemd, in a container of podman. The Debian package
 * (built, or taken) is installed there as docs/installing.md says, and its services run with all limits of their units. A user
 * submits a program, a backup is made, the machine restarts, a server is killed, the package is upgraded and removed.
 */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { ensureDebianPackages } from '@touchstone/site-setup/debian-packages';
import { enginePackages, openContainerEngine, type ContainerEngine } from '../container/container-engine.ts';
import { buildDeb } from './build-deb.ts';
import { judgeOneSubmission, listSolved } from './judge-one-submission.ts';
import { waitForHealth } from './wait-for-health.ts';

const run = promisify(execFile);
const maxBuffer = 2 ** 26;
const rootPassword = 'release-test';
const machineName = 'machine';
const sitePort = 8000;
const services = ['touchstone-server', 'touchstone-judge', 'touchstone-remote-worker'] as const;
type Service = (typeof services)[number];
const backupFolder = '/srv/backups';
/** Only ends what would never end. */
const limitMs = 600_000;
const pollMs = 500;
const testPackages = [...enginePackages, { name: 'mmdebstrap', reason: 'makes a fresh Debian' }];
/** What the package depends on too: the lists of apt are empty afterwards. */
const included = 'dbus,init,postgresql,sudo,systemd,g++,gcc,libc6-dev,libseccomp-dev,python3';

/** Would change the settings of this kernel, or take its consoles. */
const unitsOfThisMachine = ['getty.target', 'systemd-modules-load.service', 'systemd-sysctl.service'];

process.exitCode = await main();

async function main(): Promise<number> {
  if (process.getuid?.() !== 0) throw new Error('npm run test:systemd needs root: it starts a machine.');
  const system = await ensureDebianPackages(testPackages, beginStep);
  if (system.state !== 'complete' && system.state !== 'installed') throw new Error(system.text);
  const deb = process.argv[2] ?? (await buildDeb(repositoryRoot, join(repositoryRoot, 'dist')));
  // Not the folder for temporary files, which may be in memory.
  const folder = await mkdtemp('/var/tmp/touchstone-test-systemd-');
  const engine = await openContainerEngine(folder);
  try {
    const machine = await startMachine(engine, folder);
    try {
      await testInstallation(machine, deb);
    } catch (error) {
      for (const service of services) console.error(await machine.readJournal(service));
      throw error;
    }
    return 0;
  } finally {
    await engine.close();
  }
}

interface Machine {
  /** The folder of its system. */
  readonly debian: string;
  readonly address: string;
  readonly run: (...command: string[]) => Promise<string>;
  readonly readJournal: (service: Service) => Promise<string>;
  readonly restart: () => Promise<void>;
}

async function startMachine(engine: ContainerEngine, folder: string): Promise<Machine> {
  const debian = join(folder, 'debian');
  await run('mmdebstrap', ['--variant=minbase', `--include=${included}`, 'bookworm', debian], {
    maxBuffer,
  });
  for (const unit of unitsOfThisMachine) await symlink('/dev/null', join(debian, 'etc/systemd/system', unit));
  const port = await findFreePort();
  const published = `127.0.0.1:${String(port)}:${String(sitePort)}`;
  // systemd needs the capabilities of a machine and its own control groups.
  const options = ['--systemd', 'always', '--privileged', '--cgroupns', 'private', '--publish', published];
  await engine.run('podman', [
    'run',
    '--detach',
    '--name',
    machineName,
    ...options,
    '--rootfs',
    debian,
    '/sbin/init',
  ]);
  const inside: Machine['run'] = (...command) => engine.run('podman', ['exec', machineName, ...command]);
  const waitUntilUp = async (): Promise<void> => {
    // The first command would come before systemd listens.
    await inside('sh', '-c', 'until [ -S /run/systemd/private ]; do sleep 0.1; done');
    await inside('systemctl', 'is-system-running', '--wait');
  };
  await waitUntilUp();
  printStep('✓', 'started', 'a Debian with systemd');
  return {
    debian,
    address: `http://127.0.0.1:${String(port)}`,
    run: inside,
    readJournal: (service) =>
      inside('journalctl', '--unit', service, '--output', 'cat', '--no-pager', '--quiet'),
    restart: async () => {
      await engine.run('podman', ['restart', '--time', '120', machineName]);
      await waitUntilUp();
    },
  };
}

async function testInstallation(machine: Machine, deb: string): Promise<void> {
  const { address } = machine;
  await install(machine, deb);
  await waitForHealth(address, { limitMs });
  await expectRestarts(machine, {
    'touchstone-server': 0,
    'touchstone-judge': 0,
    'touchstone-remote-worker': 0,
  });
  const user = await judgeOneSubmission(address, rootPassword);
  printStep('✓', 'judged', `a submission of ${user}`);
  await expectWarmJudge(machine);
  printStep('✓', 'backup', await makeBackup(machine));

  const expectData = async (): Promise<void> => {
    await waitForHealth(address, { limitMs });
    const solved = await listSolved(address, user);
    if (!solved.includes('T1001')) throw new Error(`${user} has solved: ${solved.join(' ')}.`);
  };
  await expectNoWarnings(machine);
  await machine.restart();
  await expectData();
  await expectNoWarnings(machine);
  printStep('✓', 'restarted', 'the services started with the machine, the data is there');

  await machine.run('systemctl', 'kill', '--signal', 'KILL', 'touchstone-server');
  await waitUntil(async () => (await countRestarts(machine, 'touchstone-server')) === 1);
  await expectData();
  await expectRestarts(machine, {
    'touchstone-server': 1,
    'touchstone-judge': 0,
    'touchstone-remote-worker': 0,
  });
  printStep('✓', 'killed', 'a server, which systemd started again');

  const before = await listProcesses(machine);
  await machine.run('dpkg', '--install', '/touchstone.deb');
  await expectData();
  const after = await listProcesses(machine);
  const kept = after.filter((id) => before.includes(id));
  if (kept.length > 0) throw new Error(`The upgrade did not restart the processes ${kept.join(' ')}.`);
  printStep('✓', 'upgraded', 'the services were restarted');

  await machine.run('apt-get', 'remove', '--yes', 'touchstone');
  const left = (await machine.run('systemctl', 'list-units', '--no-legend', 'touchstone-*')).trim();
  if (left !== '') throw new Error(`After the removal there is still:\n${left}`);
  printStep('✓', 'removed', 'no service is left');
}

/** As docs/installing.md says. */
async function install(machine: Machine, deb: string): Promise<void> {
  await cp(deb, join(machine.debian, 'touchstone.deb'));
  await machine.run('apt-get', 'install', '--yes', '/touchstone.deb', 'postgresql');
  const asPostgres = ['sudo', '-u', 'postgres'];
  await machine.run(...asPostgres, 'createuser', 'touchstone');
  const encoding = ['--encoding', 'UTF8', '--template', 'template0'];
  await machine.run(...asPostgres, 'createdb', '--owner', 'touchstone', ...encoding, 'touchstone');
  await machine.run('install', '--directory', '--owner', 'touchstone', backupFolder);
  await appendFile(
    join(machine.debian, 'etc/touchstone/touchstone.env'),
    // Reachable from outside of the machine.
    `HOST=0.0.0.0\nROOT_PASSWORD=${rootPassword}\nBACKUP_FOLDER=${backupFolder}\n`,
  );
  await appendFile(
    join(machine.debian, 'etc/touchstone/judge.env'),
    'JUDGE_LANGUAGES=C++ 20\nJUDGE_SLOTS=1\n',
  );
  await machine.run('systemctl', 'enable', '--now', ...services, 'touchstone-backup.timer');
  printStep('✓', 'installed', basename(deb));
}

/** Its headers are compiled. If compilers cannot use them, it warns, at the latest after the restart. */
async function expectWarmJudge(machine: Machine): Promise<void> {
  const folder = '/var/lib/touchstone-judge/judge/headers';
  await waitUntil(async () => (await machine.run('find', folder, '-name', '*.gch')).trim() !== '');
}

async function makeBackup(machine: Machine): Promise<string> {
  await machine.run('systemctl', 'start', 'touchstone-backup.service');
  const names = (await machine.run('ls', backupFolder)).trim();
  if (names === '') throw new Error('The backup wrote no file.');
  return names.split('\n').join(', ');
}

async function showProperty(machine: Machine, service: Service, name: string): Promise<number> {
  return Number(await machine.run('systemctl', 'show', service, '--property', name, '--value'));
}

function countRestarts(machine: Machine, service: Service): Promise<number> {
  return showProperty(machine, service, 'NRestarts');
}

function listProcesses(machine: Machine): Promise<number[]> {
  return Promise.all(services.map((service) => showProperty(machine, service, 'MainPID')));
}

async function expectRestarts(machine: Machine, expected: Record<Service, number>): Promise<void> {
  for (const service of services) {
    const state = (await machine.run('systemctl', 'is-active', service)).trim();
    const restarts = await countRestarts(machine, service);
    if (state !== 'active' || restarts !== expected[service])
      throw new Error(`${service} is ${state} after ${String(restarts)} restarts.`);
  }
}

/** A limit of a unit that is too strict shows there. The journal begins with the machine. */
async function expectNoWarnings(machine: Machine): Promise<void> {
  for (const service of services) {
    const lines = (await machine.readJournal(service)).split('\n');
    const warnings = lines.filter((line) => /"level":[4-6]0\b/.test(line));
    if (warnings.length > 0) throw new Error(`${service} warned:\n${warnings.join('\n')}`);
  }
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('Waited for too long.');
    await sleep(pollMs);
  }
}
