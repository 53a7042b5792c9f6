import type { Confinement } from './run.ts';

export interface WeaknessFacts {
  readonly isPrivileged: boolean;
  readonly canHaveImage: boolean;
  readonly controlGroups: Confinement['controlGroups'];
  /** Why control groups cannot be used, if so. */
  readonly reason: string | undefined;
}

/** Sentences for an administrator: what is weaker than it could be on this machine, and why. */
export function describeWeaknesses({
  isPrivileged,
  canHaveImage,
  controlGroups,
  reason,
}: WeaknessFacts): string[] {
  const weaknesses: string[] = [];
  if (!isPrivileged)
    weaknesses.push(
      'Not root: programs run in a user namespace with the user id of the judge itself, kept apart from it by namespaces and ' +
        'the system call filter only; a hole in the kernel gives them everything that this user has.',
    );
  if (!canHaveImage || controlGroups === 'none')
    weaknesses.push(
      `${describeMissing(isPrivileged, canHaveImage)}: runs see the programs and libraries of the host instead of a copy in ` +
        'memory. Which of their pages are in memory, and which another run maps, can be a message from one run to another.',
    );
  if (controlGroups === 'none')
    weaknesses.push(
      `No control groups (${reason ?? 'unknown reason'}): memory is added up every few milliseconds instead of limited by the ` +
        'kernel, a program may exceed its limit for a moment, and short peaks are not seen.',
      'No control groups: CPU time of processes that end between two checks without being waited for is not counted.',
      'No control groups: the number of processes is limited for the user as a whole, or not at all for root.',
      'No control groups: which of a program and its interactor ended first is not certain when both end at nearly the same time.',
    );
  return weaknesses;
}

function describeMissing(isPrivileged: boolean, canHaveImage: boolean): string {
  if (!isPrivileged) return 'Not root';
  return canHaveImage ? 'No control groups' : 'No capability sys_chroot';
}
