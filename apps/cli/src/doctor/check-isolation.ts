import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const run = promisify(execFile);
const neededControllers = ['memory', 'pids', 'cpuacct'];

export function checkRoot(): Finding {
  const label = 'privileges';
  if (process.getuid?.() === 0) return { level: 'ok', label, text: 'root: full isolation of submissions' };
  return {
    level: 'weak',
    label,
    text: 'not root: submissions are isolated by user namespaces and resource limits only',
    advice: 'Start as root for memory and process limits by control groups.',
  };
}

export async function checkControlGroups(): Promise<Finding> {
  return describeControlGroups(await readFile('/proc/self/mounts', 'utf8'));
}

/** From the text of /proc/self/mounts. */
export function describeControlGroups(mounts: string): Finding {
  const label = 'control groups';
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const unified = lines.find(([, , type]) => type === 'cgroup2')?.[1];
  const version1 = lines
    .filter(([, , type]) => type === 'cgroup')
    .flatMap(([, , , options = '']) => options.split(','));
  const controllers = neededControllers.filter((controller) => version1.includes(controller));
  if (controllers.length === neededControllers.length) {
    const text =
      unified === undefined ? 'version 1' : `hybrid: version 1 controllers, version 2 at ${unified}`;
    return { level: 'ok', label, text };
  }
  if (unified !== undefined) return { level: 'ok', label, text: `version 2 at ${unified}` };
  return {
    level: 'weak',
    label,
    text: 'none with memory, pids and CPU accounting: limits are less exact',
    advice: 'In a container, mount /sys/fs/cgroup; on a machine, boot with systemd or mount cgroup2.',
  };
}

export async function checkUserNamespaces(): Promise<Finding> {
  const label = 'user namespaces';
  try {
    await run('unshare', ['--user', '--map-root-user', 'true']);
    return { level: 'ok', label, text: 'available' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = 'stderr' in error ? String(error.stderr).trim() : error.message;
    return {
      level: 'weak',
      label,
      text: `not available: ${reason || error.message}`,
      advice:
        'Needed without root, and for a clone in a closed folder. Look at kernel.unprivileged_userns_clone, ' +
        'user.max_user_namespaces and kernel.apparmor_restrict_unprivileged_userns (sysctl).',
    };
  }
}
