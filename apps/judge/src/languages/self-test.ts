import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundProgram } from './find-programs.ts';
import type { CommandLine, Environment, Language } from './language.ts';
import { runLimited, type RunOutcome } from './run-limited.ts';

const input = '20 22\n';
const expectedOutput = '42';
/** Generous: a busy machine shall not lose a language. The limits of submissions are not tested here. */
const compileLimitMs = 90_000;
const runLimitMs = 30_000;
const longestVersion = 200;
const longestReason = 500;

export type SelfTestResult = { readonly version: string } | { readonly reason: string };

/** Compiles and runs the language's own A+B program in a folder of its own. */
export async function selfTestLanguage(
  language: Language,
  programs: Readonly<Record<string, FoundProgram>>,
): Promise<SelfTestResult> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-language-'));
  const execute = (
    line: CommandLine,
    environment: Environment | undefined,
    limitMs: number,
  ): Promise<RunOutcome> => {
    const [command = '', ...args] = line.map((part) => fillIn(part, programs));
    return runLimited({
      command,
      args,
      folder,
      input,
      limitMs,
      environment: testEnvironment(folder, environment),
    });
  };
  try {
    await writeFile(join(folder, language.sourceFile), language.selfTest);
    for (const line of language.compile) {
      const compiled = await execute(line, language.environment?.compile, compileLimitMs);
      if (!compiled.ok) return failure('the self-test does not compile', compiled);
    }
    if (!(await isFile(join(folder, language.artefact)))) {
      return { reason: `compiling the self-test did not create ${language.artefact}` };
    }
    const ran = await execute(language.run, language.environment?.run, runLimitMs);
    if (!ran.ok) return failure('the self-test does not run', ran);
    if (ran.output.trim() !== expectedOutput) return failure('the self-test gave a wrong answer', ran);
    return { version: readVersion(await execute(language.version, undefined, runLimitMs)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fillIn(part: string, programs: Readonly<Record<string, FoundProgram>>): string {
  return part.replace(/^\{(\w+)\}$/, (whole, role: string) => programs[role]?.path ?? whole);
}

function testEnvironment(folder: string, own: Environment = {}): NodeJS.ProcessEnv {
  const filled = Object.entries(own).map(([name, value]) => [name, value.replace('{workFolder}', folder)]);
  const basic = { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  return { ...basic, ...Object.fromEntries(filled) };
}

/** Some write their version to the error output (java), some put a blank line first. */
function readVersion({ output, errors }: RunOutcome): string {
  const line = `${output}\n${errors}`.split('\n').find((text) => /\d/.test(text)) ?? 'unknown';
  return line.trim().slice(0, longestVersion);
}

function failure(what: string, { reason, output, errors }: RunOutcome): { readonly reason: string } {
  const said = (errors.trim() || output.trim()).slice(0, longestReason);
  return { reason: said === '' ? `${what}: it ${reason}` : `${what}: it ${reason}: ${said}` };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
