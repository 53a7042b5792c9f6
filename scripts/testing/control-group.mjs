/**
 * CPU time of a step with all of its processes, as a control group counts it: also of processes that nobody waits for, such as
 * those of PostgreSQL and Chromium. The programs that the sandbox runs have a group of their own, which is added; so nothing else
 * may use the sandbox meanwhile.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const [version1, version2] = ['/sys/fs/cgroup/cpuacct', '/sys/fs/cgroup'];
const sandboxGroup = 'touchstone';

/** Groups are separated by `:`, as in PATH. */
export const groupsVariable = 'CPU_GROUPS';

const findParent = () =>
  existsSync(join(version1, 'cpuacct.usage'))
    ? version1
    : existsSync(join(version2, 'cgroup.controllers'))
      ? version2
      : undefined;

/** The folders whose CPU time is that of the step; the first is its own. Throws if this machine has no control groups. */
export function openGroup(name) {
  const parent = findParent();
  if (parent === undefined) throw new Error('This machine has no control groups that count CPU time.');
  const own = join(parent, `touchstone-tests-${process.pid}-${name}`);
  mkdirSync(own);
  return { own, all: [own, join(parent, sandboxGroup)] };
}

/** The command, begun inside the group. */
export const enterGroup = ({ own }, command, args) => ({
  command: '/bin/sh',
  args: ['-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', own, command, ...args],
});

export const readCpuSeconds = (folders) => folders.reduce((sum, folder) => sum + readOne(folder), 0);

function readOne(folder) {
  const [usage, stat] = [join(folder, 'cpuacct.usage'), join(folder, 'cpu.stat')];
  if (existsSync(usage)) return Number(readFileSync(usage, 'utf8')) / 1e9;
  // The sandbox has made none yet.
  if (!existsSync(stat)) return 0;
  return Number(/^usage_usec (\d+)$/m.exec(readFileSync(stat, 'utf8'))?.[1] ?? 0) / 1e6;
}

/** A group with a process that has not ended yet stays; it does no harm. */
export function closeGroup({ own }) {
  try {
    rmdirSync(own);
  } catch (error) {
    if (error.code !== 'EBUSY') throw error;
  }
}
