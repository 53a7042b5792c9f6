import { join } from 'node:path';
import { runJuryProgram, type Judging, type JuryRun } from '@touchstone/judge/pipeline';
import { PackageError } from '@touchstone/problem-formats/package-error';
import type {
  GeneratedCase,
  JuryProgram,
  ProblemPackage,
} from '@touchstone/problem-formats/jury-package/problem-package';
import { sourceOf } from './build-task.ts';
import { chooseLanguage } from './choose-language.ts';

export interface Generation {
  readonly judging: Judging;
  /** The folder for case files. */
  readonly folder: string;
  readonly fileIo: ProblemPackage['fileIo'];
  readonly signal: AbortSignal;
}

/** Runs the generator for the input and the jury's submission for the answer, both in the sandbox. */
export async function generateCase(
  generation: Generation,
  name: string,
  { generator, args, answerBy }: GeneratedCase,
): Promise<{ inputPath: string; answerPath: string }> {
  const inputPath = join(generation.folder, `${name}.in`);
  const answerPath = join(generation.folder, `${name}.out`);
  const nothing = { bytes: new Uint8Array() };
  await runOrComplain(generation, `the generator of case ${name}`, generator, {
    args,
    input: nothing,
    fileIo: null,
    outputPath: inputPath,
  });
  await runOrComplain(generation, `the answer of case ${name}`, answerBy, {
    args: [],
    input: { path: inputPath },
    fileIo: generation.fileIo,
    outputPath: answerPath,
  });
  return { inputPath, answerPath };
}

async function runOrComplain(
  { judging, signal }: Generation,
  what: string,
  program: JuryProgram,
  run: Pick<JuryRun, 'args' | 'input' | 'fileIo' | 'outputPath'>,
): Promise<void> {
  const chosen = chooseLanguage(program.languages, judging);
  if ('reason' in chosen) throw new PackageError(what, chosen.reason);
  const source = sourceOf(program, chosen.language);
  const { extraFiles } = program;
  const failure = await runJuryProgram(judging.parts, { ...run, source, extraFiles, signal });
  if (failure !== undefined) throw new PackageError(what, failure);
}
