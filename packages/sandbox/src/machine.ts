/** What the configuration of a helper says about this machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOwnProcFile } from '@touchstone/process-table';
import { chooseControlGroups, type ControlGroups } from './control-groups.ts';
import { hasPrivileges, listAllowedCores } from './privileges.ts';
import type { SandboxOptions } from './run.ts';
import type { Field } from './wire.ts';

/** Ids of programs, one per slot: between the ranges that distributions and systemd give to people and services. */
const firstUser = 60_600;
const unprivilegedUser = 65_534;

export interface Machine {
  readonly isPrivileged: boolean;
  readonly controlGroups: ControlGroups;
  readonly cores: readonly number[];
}

export function examineMachine(slots: number): Machine {
  const status = loadOwnProcFile('status');
  const isPrivileged = hasPrivileges({
    status,
    userMap: loadOwnProcFile('uid_map'),
    highestUser: firstUser + slots,
  });
  const controlGroups = chooseControlGroups({
    mounts: loadOwnProcFile('mounts'),
    ownGroups: loadOwnProcFile('cgroup'),
    readControllers: (folder) => readIfThere(join(folder, 'cgroup.controllers')),
    isPrivileged,
  });
  return { isPrivileged, controlGroups, cores: listAllowedCores(status) };
}

export function configureSlot({ binds }: SandboxOptions, machine: Machine, index: number): Field[] {
  return [
    ['slot', index],
    ['user', machine.isPrivileged ? firstUser + index : unprivilegedUser],
    ['core', machine.cores[index % machine.cores.length] ?? 0],
    ['isPrivileged', machine.isPrivileged],
    ...configureControlGroups(machine.controlGroups),
    ...binds.map(({ source, target }): Field => [
      'bind',
      [
        ['source', source],
        ['target', target],
      ],
    ]),
  ];
}

function configureControlGroups(groups: ControlGroups): Field[] {
  if (groups.version === 'none') return [];
  if (groups.version === 'v2') return [['unifiedFolder', groups.folder]];
  return [
    ['memoryFolder', groups.memoryFolder],
    ['pidsFolder', groups.pidsFolder],
    ['cpuFolder', groups.cpuFolder],
  ];
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES'))
      return undefined;
    throw error;
  }
}
