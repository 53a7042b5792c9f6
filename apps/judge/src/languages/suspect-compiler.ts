/**
 * A compiler that cannot start, or finds no room, fails like one that refuses a program. Its words raise the suspicion; whether the
 * language's own self-test still compiles decides. A program that prints such words costs one self-test.
 */
import { MachineError } from '../machine/machine-fault.ts';
import { runInSlot } from '../slots/run-in-slot.ts';
import type { SlotPool } from '../slots/slot-pool.ts';
import type { CompileOutcome } from './compile-program.ts';
import type { ReadyLanguage } from './ready-language.ts';
import { selfTestLanguage } from './self-test.ts';

const suspicious =
  /cannot (start|execute|exec|run)|posix_spawn|vfork|fork failed|: not found$|error while loading shared libraries|Resource temporarily unavailable|Read-only file system|Input\/output error|Permission denied|Killed signal terminated|signal: killed/im;

/** Throws a MachineError if the machine is at fault. */
export async function requireWorkingCompiler(
  slots: SlotPool,
  language: ReadyLanguage,
  outcome: CompileOutcome,
  signal?: AbortSignal,
): Promise<void> {
  if (outcome.state !== 'failed' || !suspicious.test(outcome.message)) return;
  const tested = await runInSlot(slots, { queue: 'main', signal }, (slot) =>
    selfTestLanguage(slot, language),
  );
  if ('reason' in tested) throw new MachineError('compiler', `${language.name}: ${tested.reason}`);
}
