/** What the configuration of a helper says about this machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOwnProcFile } from '@touchstone/process-table';
import { chooseControlGroups, type ControlGroups } from './control-groups.ts';
import { canJoinImage, hasPrivileges, listAllowedCores } from './privileges.ts';
import type { Field } from './wire.ts';

/** Ids of programs, one per slot: between the ranges that distributions and systemd give to people and services. */
const firstUser = 60_600;
const unprivilegedUser = 65_534;

export interface Machine {
  readonly isPrivileged: boolean;
  /** Whether runs can be given an image of the run-time files. */
  readonly canHaveImage: boolean;
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
  const canHaveImage = isPrivileged && canJoinImage(status);
  return { isPrivileged, canHaveImage, controlGroups, cores: listAllowedCores(status) };
}

export interface SlotPlace {
  readonly binds: readonly Bind[];
  /** What is shown of the image, if there is one. */
  readonly imageBinds: readonly Bind[] | undefined;
}

export interface Bind {
  readonly source: string;
  readonly target: string;
}

export function configureSlot({ binds, imageBinds }: SlotPlace, machine: Machine, index: number): Field[] {
  return [
    ['slot', index],
    ['user', machine.isPrivileged ? firstUser + index : unprivilegedUser],
    ['core', machine.cores[index % machine.cores.length] ?? 0],
    ['isPrivileged', machine.isPrivileged],
    ...configureControlGroups(machine.controlGroups),
    ...binds.map((bind) => configureBind('bind', bind)),
    ['hasImage', imageBinds !== undefined],
    ...(imageBinds ?? []).map((bind) => configureBind('imageBind', bind)),
  ];
}

const configureBind = (key: 'bind' | 'imageBind', { source, target }: Bind): Field => [
  key,
  [
    ['source', source],
    ['target', target],
  ],
];

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
