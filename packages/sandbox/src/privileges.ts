/** What this process may do, from the text of /proc/self/status and /proc/self/uid_map. */

import { findProcField } from '@touchstone/process-table';

/** chown, dac_override, fowner, setgid, setuid, setpcap, sys_admin: what the helper uses of root's privileges. */
const neededCapabilities = [0, 1, 3, 6, 7, 8, 21];

export interface PrivilegeFiles {
  readonly status: string;
  readonly userMap: string;
  /** The highest user id that programs will get. */
  readonly highestUser: number;
}

/** Root in name only (a container without sys_admin, or with a single user id) counts as unprivileged. */
export function hasPrivileges({ status, userMap, highestUser }: PrivilegeFiles): boolean {
  const effective = BigInt(`0x${findProcField(status, 'CapEff') ?? '0'}`);
  const isCapable = neededCapabilities.every((number) => ((effective >> BigInt(number)) & 1n) === 1n);
  const isMapped = userMap
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .some(([inside = 0, , count = 0]) => inside <= highestUser && highestUser < inside + count);
  return isCapable && isMapped;
}

/** The cores that this process may use, of `Cpus_allowed_list`. */
export function listAllowedCores(status: string): number[] {
  const list = findProcField(status, 'Cpus_allowed_list') ?? '0';
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
