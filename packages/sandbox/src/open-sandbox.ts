import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHelper } from './build-helper.ts';
import { configureSlot, examineMachine, type Machine } from './machine.ts';
import type { Confinement, Sandbox, SandboxOptions } from './run.ts';
import { openSlot, type OpenSlot } from './slot.ts';
import { describeWeaknesses } from './weaknesses.ts';

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  await mkdir(options.stateFolder, { recursive: true });
  const program = await buildHelper({ otherFolder: join(options.stateFolder, 'helper') });
  const machine = examineMachine(options.slots);
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
