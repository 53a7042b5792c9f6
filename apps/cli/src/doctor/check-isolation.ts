import { examineMachine, type ControlGroups } from '@touchstone/sandbox';
import { describeProofs, hashSandbox, loadProofs, type ProofLine } from '@touchstone/sandbox/proof';
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

export const checkKernelProof = (): Finding =>
  describeKernelProof({
    lines: describeProofs(loadProofs(), { sandboxHash: hashSandbox() }),
    architecture: process.arch,
    version: examineMachine(1).controlGroups.version,
  });

/** Which versions `npm run test:kernel` has proved on this architecture, with this sandbox. */
export function describeKernelProof(seen: {
  readonly lines: readonly ProofLine[];
  readonly architecture: string;
  /** The version that this machine uses. */
  readonly version: ControlGroups['version'];
}): Finding {
  const label = 'kernel test';
  const { architecture, version } = seen;
  const lines = seen.lines.filter((line) => line.architecture === architecture);
  const states = lines.map((line) => `control groups ${line.controlGroups}: ${line.text}`);
  const text = `${architecture}, ${states.length === 0 ? 'never tested' : states.join('\n')}`;
  const isProved = lines.some((line) => line.controlGroups === version && line.state === 'proved');
  if (isProved || version === 'none') return { level: 'ok', label, text };
  const advice = `The sandbox works here, but its tests have not run on this combination: npm run test:kernel -- --cgroup ${version}`;
  return { level: 'weak', label, text, advice };
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
