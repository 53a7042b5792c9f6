/** Runs a program of the problem's setter: a generator, or a solution whose output becomes the answer. */
import type { ProgramSource } from '@touchstone/contract/judge-messages';
import { judgeRun } from '@touchstone/rules/judging/case-verdict';
import type { CollectedFile, InputFile } from '@touchstone/sandbox';
import type { FileNames } from '../problem-types/problem-type.ts';
import { requestProgram } from '../problem-types/run-program.ts';
import { runInSlot } from '../slots/run-in-slot.ts';
import { describeFailure } from './failure.ts';
import type { JudgingParts } from './judging-parts.ts';

const megabyte = 1024 * 1024;
/** A setter's program may take its time once; these only end what hangs. */
const limits = { timeLimitMs: 60_000, memoryLimitBytes: 2048 * megabyte, stackBytes: 512 * megabyte };
const mostOutputBytes = 512 * megabyte;

export interface JuryRun {
  readonly source: ProgramSource;
  readonly extraFiles: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  readonly input: InputFile['source'];
  readonly fileIo: FileNames | null;
  /** Where the output goes on the host. */
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

/** Compiled like a checker: kept, and with testlib.h in sight. Tells why there is no output, if so. */
export async function runJuryProgram(parts: JudgingParts, run: JuryRun): Promise<string | undefined> {
  const { source, extraFiles, args, input, fileIo, outputPath, signal } = run;
  try {
    const program = await parts.checkers.get(source, extraFiles);
    const conditions = { program, limits, fileIo, input, outputBytes: mostOutputBytes, outputPath, signal };
    const request = requestProgram(conditions);
    const facts = await runInSlot(parts.slots, { queue: 'main', signal }, (slot) =>
      slot.run({ ...request, command: [...request.command, ...args] }),
    );
    const failure = judgeRun(facts, limits);
    if (failure !== undefined) return failure.message ?? 'It exceeded a limit.';
    return fileIo === null ? undefined : describeOutput(facts.collected[0]);
  } catch (error) {
    signal.throwIfAborted();
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

function describeOutput(file: CollectedFile | undefined): string | undefined {
  return file?.state === 'collected' ? undefined : 'It did not write its output file.';
}
