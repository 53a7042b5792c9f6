import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHelper } from './build-helper.ts';
import { configureSlot, examineMachine, type Machine } from './machine.ts';
import { buildImage, type RunTimeImage } from './run-time-image.ts';
import type { Confinement, Sandbox, SandboxOptions } from './run.ts';
import { openSlot, type OpenSlot } from './slot.ts';
import { describeWeaknesses } from './weaknesses.ts';

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  await mkdir(options.stateFolder, { recursive: true });
  const program = await buildHelper({ otherFolder: join(options.stateFolder, 'helper') });
  const machine = examineMachine(options.slots);
  const image = await openImage(options, machine, program);
  const results = await Promise.allSettled(
    Array.from(
      { length: options.slots },
      async (_, index) =>
        await openSlot({
          index,
          program,
          configuration: configureSlot({ binds: options.binds, imageBinds: image?.binds }, machine, index),
          imageNamespace: image?.namespace,
        }),
    ),
  );
  const open = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async (): Promise<void> => {
    await Promise.all(open.map(async (slot) => await slot.close()));
    await image?.close();
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  return { slots: open.map(({ slot }) => slot), confinement: describeConfinement(machine, open), close };
}

async function openImage(
  { runTimeFiles, stateFolder }: SandboxOptions,
  { canHaveImage }: Machine,
  program: string,
): Promise<RunTimeImage | undefined> {
  if (runTimeFiles === undefined || !canHaveImage) return undefined;
  return await buildImage({ program, folder: join(stateFolder, 'image'), files: runTimeFiles });
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
  const { isPrivileged, canHaveImage } = machine;
  return {
    isPrivileged,
    controlGroups,
    weaknesses: describeWeaknesses({ isPrivileged, canHaveImage, controlGroups, reason }),
  };
}
