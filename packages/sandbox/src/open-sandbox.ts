import { mkdir, readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildHelper } from './build-helper.ts';
import { chooseControlGroups, type ControlGroups } from './control-groups.ts';
import { hasPrivileges, listAllowedCores } from './privileges.ts';
import type { Confinement, Sandbox, SandboxOptions } from './run.ts';
import { openSlot, type OpenSlot } from './slot.ts';
import { describeWeaknesses } from './weaknesses.ts';
import type { Field } from './wire.ts';

/** Ids of programs, one per slot: between the ranges that distributions and systemd give to people and services. */
const firstUser = 60_600;
const unprivilegedUser = 65_534;

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const program = await buildHelper();
  await mkdir(options.stateFolder, { recursive: true });
  const machine = await examineMachine(options.slots);
  const results = await Promise.allSettled(
    Array.from(
      { length: options.slots },
      async (_, index) =>
        await openSlot({ index, program, configuration: configureSlot(options, machine, index) }),
    ),
  );
  const open = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async (): Promise<void> =>
    void (await Promise.all(open.map(async (slot) => await slot.close())));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  return { slots: open.map(({ slot }) => slot), confinement: describeConfinement(machine, open), close };
}

interface Machine {
  readonly isPrivileged: boolean;
  readonly controlGroups: ControlGroups;
  readonly cores: readonly number[];
}

async function examineMachine(slots: number): Promise<Machine> {
  const read = async (name: string): Promise<string> => await readFile(join('/proc/self', name), 'utf8');
  const status = await read('status');
  const isPrivileged = hasPrivileges({
    status,
    userMap: await read('uid_map'),
    highestUser: firstUser + slots,
  });
  const controlGroups = chooseControlGroups({
    mounts: await read('mounts'),
    ownGroups: await read('cgroup'),
    readControllers: (folder) => readIfThere(join(folder, 'cgroup.controllers')),
    isPrivileged,
  });
  return { isPrivileged, controlGroups, cores: listAllowedCores(status) };
}

function configureSlot({ binds }: SandboxOptions, machine: Machine, index: number): Field[] {
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

/** The weakest of the slots counts: a submission may land in any. */
function describeConfinement(machine: Machine, slots: readonly OpenSlot[]): Confinement {
  const versions = slots.map(({ ready }) => ready.fields.getNumber('controlGroups'));
  const lowest = Math.min(...versions);
  const controlGroups = lowest === 0 ? 'none' : lowest === 1 ? 'v1' : 'v2';
  const reasons = slots.map(({ ready }) => ready.fields.findString('weakness'));
  const reason =
    reasons.find((text) => text !== undefined) ??
    (machine.controlGroups.version === 'none' ? machine.controlGroups.reason : undefined);
  const { isPrivileged } = machine;
  return {
    isPrivileged,
    controlGroups,
    weaknesses: describeWeaknesses({ isPrivileged, controlGroups, reason }),
  };
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
