/** What this process may do, from the text of /proc/self/status and /proc/self/uid_map. */

import { findProcField } from '@touchstone/process-table';

/**
 * What the helper uses of root's privileges, by number. It makes and fills the folders of a run for the user of its slot (chown,
 * dac_override, fowner), makes namespaces, mounts and control groups (sys_admin), ends what runs as another user (kill),
 * and gives up all of this before a program starts (setgid, setuid, setpcap).
 */
const neededCapabilities = {
  chown: 0,
  dac_override: 1,
  fowner: 3,
  kill: 5,
  setgid: 6,
  setuid: 7,
  setpcap: 8,
  sys_admin: 21,
};

/** To join the mount namespace of the run-time image. Without it there is no image; the rest of the isolation stays. */
const imageCapabilities = { sys_chroot: 18 };

export const helperCapabilities: readonly string[] = Object.keys({
  ...neededCapabilities,
  ...imageCapabilities,
});
const maskOf = (capabilities: Readonly<Record<string, number>>): bigint =>
  Object.values(capabilities).reduce((mask, number) => mask | (1n << BigInt(number)), 0n);
const neededMask = maskOf(neededCapabilities);
const imageMask = maskOf(imageCapabilities);

export interface PrivilegeFiles {
  readonly status: string;
  readonly userMap: string;
  /** The highest user id that programs will get. */
  readonly highestUser: number;
}

/** Root in name only (a container without sys_admin, or with a single user id) counts as unprivileged. */
export function hasPrivileges({ status, userMap, highestUser }: PrivilegeFiles): boolean {
  const isCapable = (parseCapabilities(status, 'CapEff') & neededMask) === neededMask;
  const isMapped = userMap
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .some(([inside = 0, , count = 0]) => inside <= highestUser && highestUser < inside + count);
  return isCapable && isMapped;
}

/** Whether this process could give up capabilities and the helper would still work with root's privileges. */
export function hasSpareCapabilities(status: string): boolean {
  const isCapable = (parseCapabilities(status, 'CapEff') & neededMask) === neededMask;
  return isCapable && (parseCapabilities(status, 'CapBnd') & ~(neededMask | imageMask)) !== 0n;
}

/** For a process with the other privileges. */
export const canJoinImage = (status: string): boolean =>
  (parseCapabilities(status, 'CapEff') & imageMask) === imageMask;

const parseCapabilities = (status: string, set: string): bigint =>
  BigInt(`0x${findProcField(status, set) ?? '0'}`);

/** The cores that this process may use, of `Cpus_allowed_list`. */
export function listAllowedCores(status: string): number[] {
  const list = findProcField(status, 'Cpus_allowed_list') ?? '0';
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
