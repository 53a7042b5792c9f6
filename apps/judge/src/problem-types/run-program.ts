import { writeFile } from 'node:fs/promises';
import { statuses } from '@touchstone/contract/statuses';
import { failRun, judgeRun, type RunVerdict } from '@touchstone/rules/judging/case-verdict';
import { errorOutputBytes, limitProgram, type ProgramLimits } from '@touchstone/rules/judging/limits';
import type { CollectedFile, InputFile, RunFacts, RunRequest, Slot } from '@touchstone/sandbox';
import { byName, type CompiledProgram } from '../languages/compile-program.ts';
import { runCommand, runEnvironment } from '../languages/ready-language.ts';
import type { FileNames } from './problem-type.ts';

export interface ProgramRun {
  readonly program: CompiledProgram;
  readonly limits: ProgramLimits;
  readonly fileIo: FileNames | null;
  readonly input: InputFile['source'];
  readonly outputBytes: number;
  /** Where the output goes on the host; without it, it stays in memory. */
  readonly outputPath?: string | undefined;
  readonly signal: AbortSignal;
}

export interface ProgramOutcome {
  readonly facts: RunFacts;
  /** Undefined when the output decides. */
  readonly failure: RunVerdict;
  /** Empty when it went to a file. */
  readonly output: Uint8Array;
}

const nothing = new Uint8Array();

export async function runProgram(slot: Slot, run: ProgramRun): Promise<ProgramOutcome> {
  const facts = await slot.run(requestProgram(run));
  const failure = judgeRun(facts, run.limits);
  if (run.fileIo === null || failure !== undefined) {
    return { facts, failure, output: facts.standardOutput.bytes };
  }
  return { facts, ...(await readOutputFile(facts.collected[0], run.outputPath)) };
}

export function requestProgram(run: ProgramRun): RunRequest {
  const { program, limits, fileIo, input, outputBytes, outputPath, signal } = run;
  const capture = { maximumBytes: outputBytes, ...(outputPath !== undefined && { path: outputPath }) };
  const inputFiles = fileIo === null ? [] : [{ name: fileIo.inputName, source: input }];
  return {
    command: runCommand(program.language, limits),
    environment: runEnvironment(program.language),
    files: byName([...program.files, ...inputFiles]),
    standardInput: fileIo === null ? input : { bytes: nothing },
    standardOutput: fileIo === null ? capture : { maximumBytes: outputBytes },
    standardError: { maximumBytes: errorOutputBytes },
    collect: fileIo === null ? [] : [{ name: fileIo.outputName, ...capture }],
    limits: limitProgram(limits, outputBytes),
    needsToolchains: program.language.definition.runTime?.needsToolchains ?? false,
    signal,
  };
}

/** A file that was never written is an empty output. */
async function readOutputFile(
  file: CollectedFile | undefined,
  outputPath: string | undefined,
): Promise<{ failure: RunVerdict; output: Uint8Array }> {
  if (file?.state === 'collected') return { failure: undefined, output: file.bytes };
  if (file?.state === 'refused') {
    const code = file.reason === 'too-large' ? 'output-limit' : 'output-file-invalid';
    return { failure: failRun(statuses.runtimeError, { code }), output: nothing };
  }
  if (outputPath !== undefined) await writeFile(outputPath, nothing);
  return { failure: undefined, output: nothing };
}
