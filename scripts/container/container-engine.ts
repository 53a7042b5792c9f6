/**
 * podman, buildah and podman-compose with a store of their own: images, containers, volumes and networks of this machine are
 * neither used nor touched, and deleting one folder removes what a test made.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProcField } from '@touchstone/process-table';

const run = promisify(execFile);
const maxBuffer = 2 ** 26;

/** What it needs to run containers with ports. */
export const enginePackages = [
  { name: 'iptables', reason: 'ports of containers' },
  { name: 'netavark', reason: 'networks of containers' },
  { name: 'podman', reason: 'runs containers' },
  { name: 'runc', reason: 'runs containers' },
];

export interface ContainerEngine {
  /** Runs one of their programs and returns what it printed. */
  readonly run: (program: string, args: readonly string[], folder?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openContainerEngine(folder: string): Promise<ContainerEngine> {
  const path = (name: string): string => join(folder, name);
  await mkdir(path('networks'), { recursive: true });
  await writeFile(
    path('storage.conf'),
    `[storage]\ndriver = "overlay"\ngraphroot = "${path('storage')}"\nrunroot = "${path('run')}"\n`,
  );
  await writeFile(path('containers.conf'), makeSettings(path, await listLimits()));
  const env = {
    ...process.env,
    CONTAINERS_CONF: path('containers.conf'),
    CONTAINERS_STORAGE_CONF: path('storage.conf'),
    // A machine without systemd has no timer for health checks.
    DISABLE_HC_SYSTEMD: 'true',
  };
  const runProgram: ContainerEngine['run'] = async (program, args, cwd) => {
    const { stdout, stderr } = await run(program, args, {
      env,
      maxBuffer,
      ...(cwd !== undefined && { cwd }),
    });
    // The errors of a container are part of its log, and those of podman part of what podman-compose says.
    const isWanted = program === 'podman-compose' || args[0] === 'logs';
    return `${stdout}${isWanted ? stderr : ''}`;
  };
  return {
    run: runProgram,
    close: async () => {
      await runProgram('podman', ['rm', '--all', '--force', '--volumes', '--time', '5']);
      await runProgram('podman', ['network', 'prune', '--force']);
      // The driver makes its folder a mount of its own.
      const mounts = await readFile('/proc/self/mounts', 'utf8');
      const mounted = mounts.split('\n').flatMap((line) => {
        const [, target = ''] = line.split(' ');
        return target.startsWith(`${folder}/`) ? [target] : [];
      });
      for (const target of mounted.toReversed()) await run('umount', [target]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** runc also works where control groups of both versions are mounted; crun refuses. */
function makeSettings(path: (name: string) => string, limits: readonly string[]): string {
  return [
    '[containers]',
    `default_ulimits = ${JSON.stringify(limits)}`,
    'cgroupns = "host"',
    'log_driver = "k8s-file"',
    '[engine]',
    'runtime = "runc"',
    'cgroup_manager = "cgroupfs"',
    'events_logger = "file"',
    `tmp_dir = "${path('state')}"`,
    `volume_path = "${path('volumes')}"`,
    '[network]',
    `network_config_dir = "${path('networks')}"`,
    '',
  ].join('\n');
}

/** podman would ask for more than this machine may allow; buildah lowers its own to 32768 first. */
const highestLimit = 16_384;

async function listLimits(): Promise<string[]> {
  const lines = (await readFile('/proc/self/limits', 'utf8')).split('\n');
  return [
    ['nofile', 'Max open files'],
    ['nproc', 'Max processes'],
  ].map(([name = '', title = '']) => {
    const [, , hard = 'unlimited'] = lines.find((line) => line.startsWith(title))?.split(/\s{2,}/) ?? [];
    const limit = String(hard === 'unlimited' ? highestLimit : Math.min(Number(hard), highestLimit));
    return `${name}=${limit}:${limit}`;
  });
}

export interface ProcessPrivileges {
  readonly status: string;
  readonly uid: number;
  readonly capabilities: bigint;
  readonly bounding: bigint;
  readonly isWithoutNewPrivileges: boolean;
}

/** From the text of /proc/PID/status. */
export function parsePrivileges(status: string): ProcessPrivileges {
  const mask = (name: string): bigint => BigInt(`0x${findProcField(status, name) ?? 'ffffffffffffffff'}`);
  return {
    status,
    uid: Number(findProcField(status, 'Uid')?.split(/\s+/)[0]),
    capabilities: mask('CapEff') | mask('CapPrm') | mask('CapAmb'),
    bounding: mask('CapBnd'),
    isWithoutNewPrivileges: findProcField(status, 'NoNewPrivs') === '1',
  };
}
