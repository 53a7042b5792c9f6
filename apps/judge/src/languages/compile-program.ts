import { join } from 'node:path';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import {
  findCompileFailure,
  tooLargeNote,
  type CompileFailure,
} from '@touchstone/rules/judging/compile-verdict';
import { nameJavaSource } from '@touchstone/rules/judging/java-source';
import { compiledProgramBytes, compilerOutputBytes, limitCompiler } from '@touchstone/rules/judging/limits';
import { describeNote } from '@touchstone/rules/judging/note-text';
import { SandboxError, type InputFile, type RunFacts, type RunRequest, type Slot } from '@touchstone/sandbox';
import type { CommandLine, CompileLimits, Language } from './language.ts';
import { compileEnvironment, fillInPrograms, type ReadyLanguage } from './ready-language.ts';
import { toShownText } from './shown-text.ts';

/** The files that every run needs in its work folder. */
export interface CompiledProgram {
  readonly language: ReadyLanguage;
  readonly files: readonly InputFile[];
}

export interface Compilation {
  readonly language: ReadyLanguage;
  readonly code: string;
  readonly extraFiles: Readonly<Record<string, string>>;
  /** Names of extra files that are compiled with the code. */
  readonly sources?: readonly string[] | undefined;
  /** Inside the sandbox. */
  readonly includeFolders: readonly string[];
  /** Default: the limits of the language. */
  readonly limits?: CompileLimits;
  /** The folder of the host that stores the artefact while the program is in use. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

export type CompileOutcome =
  | { readonly state: 'compiled'; readonly program: CompiledProgram }
  | { readonly state: 'failed'; readonly message: string; readonly note: JudgeNote | null }
  /** The compiler succeeded and created no artefact. */
  | { readonly state: 'no-artefact' };

/** Of each of the compiler's outputs. */
const longestOutput = 1024 * 1024;

export async function compileProgram(slot: Slot, compilation: Compilation): Promise<CompileOutcome> {
  const { language, folder } = compilation;
  const { definition } = language;
  const extraFiles = Object.entries(compilation.extraFiles).map(([name, text]) => textFile(name, text));
  const code = withoutByteOrderMark(compilation.code);
  const names = nameSource(definition, code);
  if ('problem' in names) return { state: 'failed', message: names.problem, note: null };
  const source = textFile(names.sourceFile, code);
  if (definition.compile.length === 0) return compiled(language, [...extraFiles, source]);

  const path = join(folder, definition.artefact);
  const facts = await slot.run(
    requestCompilation(compilation, { names, files: [...extraFiles, source], path }),
  );
  // A compiler does not wait for anything: this one was kept from its core. Another slot, or a later time, may do better.
  if (facts.endedBy === 'wall-time') throw new SandboxError('The compiler was not given its processor time.');
  const compilerOutput = readCompilerOutput(facts);
  const failure = findCompileFailure(facts, compilerOutput);
  if (failure !== undefined) return failCompilation(failure);
  const [collected] = facts.collected;
  if (collected?.state === 'refused' && collected.reason === 'too-large') {
    return failCompilation({ output: compilerOutput, note: tooLargeNote });
  }
  if (collected?.state !== 'collected') return { state: 'no-artefact' };
  return { state: 'compiled', program: fromArtefact(compilation, path) };
}

/** The program whose artefact is at this path. */
export function fromArtefact(
  { language, extraFiles }: Pick<Compilation, 'language' | 'extraFiles'>,
  path: string,
): CompiledProgram {
  const files = Object.entries(extraFiles).map(([name, text]) => textFile(name, text));
  const artefact = { name: language.definition.artefact, source: { path }, isExecutable: true };
  return { language, files: byName([...files, artefact]) };
}

function requestCompilation(
  { language, includeFolders, sources = [], limits, signal }: Compilation,
  { names, files, path }: { names: SourceNames; files: readonly InputFile[]; path: string },
): RunRequest {
  const { definition } = language;
  const steps = definition.compile.map((line) =>
    fillInNames({ ...names, sources }, fillInPrograms(language, line, includeFolders)),
  );
  return {
    command: joinCommands(steps),
    environment: compileEnvironment(language),
    files: byName(files),
    standardInput: { bytes: new Uint8Array() },
    standardOutput: { maximumBytes: compilerOutputBytes },
    standardError: { maximumBytes: compilerOutputBytes },
    collect: [{ name: definition.artefact, maximumBytes: compiledProgramBytes, path }],
    limits: limitCompiler(limits ?? definition.compileLimits),
    needsToolchains: true,
    ...(signal && { signal }),
  };
}

interface SourceNames {
  readonly sourceFile: string;
  readonly mainClass: string;
}

function nameSource(
  { sourceFile, sourceNames }: Language,
  code: string,
): SourceNames | { readonly problem: string } {
  return sourceNames === 'java' ? nameJavaSource(code) : { sourceFile, mainClass: '' };
}

function fillInNames(
  { sourceFile, mainClass, sources }: SourceNames & { readonly sources: readonly string[] },
  [first, ...rest]: CommandLine,
): CommandLine {
  const values: Readonly<Record<string, readonly string[]>> = {
    '{sourceFile}': [sourceFile],
    '{mainClass}': [mainClass],
    // A name may begin like an option.
    '{sources}': sources.map((name) => `./${name}`),
  };
  return [first, ...rest.flatMap((part) => values[part] ?? [part])];
}

/** Several steps share one work folder, so one shell runs them. */
function joinCommands(steps: readonly CommandLine[]): CommandLine {
  const [only, ...others] = steps;
  if (only !== undefined && others.length === 0) return only;
  const script = steps.map((step) => step.map(quote).join(' ')).join('\n');
  return ['/bin/sh', '-e', '-c', script];
}

const quote = (part: string) => `'${part.replaceAll("'", "'\\''")}'`;

export const textFile = (name: string, text: string): InputFile => ({
  name,
  source: { bytes: Buffer.from(text) },
});

/** The last of several files with the same name wins. */
export const byName = (files: readonly InputFile[]): InputFile[] => [
  ...new Map(files.map((file) => [file.name, file])).values(),
];

/** Editors of Windows add it, and many compilers reject it. */
const withoutByteOrderMark = (code: string) => (code.startsWith('\uFEFF') ? code.slice(1) : code);

const compiled = (language: ReadyLanguage, files: readonly InputFile[]): CompileOutcome => ({
  state: 'compiled',
  program: { language, files: byName(files) },
});

const readCompilerOutput = ({ standardOutput, standardError }: RunFacts): string =>
  joinLines([standardOutput, standardError].map(({ bytes }) => toShownText(bytes, longestOutput)));

const failCompilation = ({ output, note }: CompileFailure): CompileOutcome => ({
  state: 'failed',
  message:
    joinLines([output, (note && describeNote(note)) ?? '']) || 'The compiler failed without a message.',
  note,
});

const joinLines = (parts: readonly string[]): string =>
  parts
    .map((text) => text.trimEnd())
    .filter((text) => text !== '')
    .join('\n');
