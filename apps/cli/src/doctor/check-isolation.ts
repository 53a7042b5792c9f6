import { examineMachine, type ControlGroups } from '@touchstone/sandbox';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const run = promisify(execFile);

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

export const checkControlGroups = (): Finding => describeControlGroups(examineMachine(1).controlGroups);

/** The choice of the sandbox; the next check, by the sandbox itself, shows whether it works. */
export function describeControlGroups(groups: ControlGroups): Finding {
  const label = 'control groups';
  if (groups.version === 'v2') return { level: 'ok', label, text: `version 2, below ${groups.folder}` };
  if (groups.version === 'v1') return { level: 'ok', label, text: `version 1, below ${groups.memoryFolder}` };
  return {
    level: 'weak',
    label,
    text: `${groups.reason}: limits are less exact`,
    advice:
      'Start as root. In a container, mount /sys/fs/cgroup writable; on a machine, boot with systemd or mount cgroup2.',
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
