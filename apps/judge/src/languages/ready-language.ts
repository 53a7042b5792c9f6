import type { ProgramLimits } from '@touchstone/rules/judging/limits';
import type { FoundProgram } from './find-programs.ts';
import type { CommandLine, Environment, Language } from './language.ts';
import { sandboxSearchPath } from './program-places.ts';

/** A language whose programs were found on this machine. It is offered when its self-test has passed too. */
export interface ReadyLanguage {
  readonly name: string;
  readonly definition: Language;
  readonly programs: Readonly<Record<string, FoundProgram>>;
  /** Changes when its definition or one of its programs does. */
  readonly fingerprint: string;
}

const basicEnvironment: Environment = {
  PATH: sandboxSearchPath,
  HOME: '/w',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};

export function compileEnvironment({ definition }: ReadyLanguage): Environment {
  return { ...basicEnvironment, ...definition.environment?.compile };
}

export function runEnvironment({ definition }: ReadyLanguage): Environment {
  return { ...basicEnvironment, ...definition.environment?.run };
}

/** With the paths that its programs have inside the sandbox. */
export function fillInPrograms(
  { programs }: ReadyLanguage,
  [first, ...rest]: CommandLine,
  includeFolders: readonly string[] = [],
): CommandLine {
  const fillIn = (part: string) =>
    part.replace(/^\{(\w+)\}$/, (whole, role: string) => programs[role]?.path ?? whole);
  const options = includeFolders.map((folder) => `-I${folder}`);
  return [fillIn(first), ...rest.flatMap((part) => (part === '{includeFolders}' ? options : [fillIn(part)]))];
}

const megabyte = 1024 * 1024;
const usualFirstHeapMb = 32;
/** Node itself needs a part of the stack below the one it counts. */
const nodeStackPart = 0.9;

export function runCommand(language: ReadyLanguage, limits: ProgramLimits): CommandLine {
  const memoryMb = Math.max(1, Math.floor(limits.memoryLimitBytes / megabyte));
  const values: Readonly<Record<string, number>> = {
    memoryMb,
    // Java does not start with a first heap above the largest one.
    firstHeapMb: Math.min(usualFirstHeapMb, memoryMb),
    stackMb: Math.max(1, Math.floor(limits.stackBytes / megabyte)),
    nodeStackKb: Math.max(512, Math.floor((limits.stackBytes / 1024) * nodeStackPart)),
  };
  const fillIn = (part: string) =>
    part.replace(/\{(\w+)\}/, (whole, name: string) => String(values[name] ?? whole));
  const [first, ...rest] = fillInPrograms(language, language.definition.run);
  return [first, ...rest.map(fillIn)];
}
