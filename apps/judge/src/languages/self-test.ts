import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeEnd } from '@touchstone/rules/judging/case-verdict';
import { limitProgram, type ProgramLimits } from '@touchstone/rules/judging/limits';
import { SandboxError, type RunFacts, type RunRequest, type Slot } from '@touchstone/sandbox';
import { compileProgram } from './compile-program.ts';
import type { CompileLimits } from './language.ts';
import { fillInPrograms, runCommand, runEnvironment, type ReadyLanguage } from './ready-language.ts';
import { toShownText } from './shown-text.ts';

const input = Buffer.from('20 22\n');
const expectedOutput = '42';
const megabyte = 1024 * 1024;
/**
 * A busy machine shall not lose a language, so waiting counts little and CPU time a bit less than for submissions. But a
 * compiler that needs far more than they get (one without its standard library compiled, say) is of no use to them.
 */
const cpuTimeFactor = 1.5;
const compileWallTimeMs = 120_000;
const runLimits: ProgramLimits = {
  timeLimitMs: 20_000,
  memoryLimitBytes: 512 * megabyte,
  stackBytes: 64 * megabyte,
};
const outputBytes = megabyte;
const longestVersion = 200;
const longestReason = 500;

export type SelfTestResult = { readonly version: string } | { readonly reason: string };

/** Compiles and runs the language's own A+B program in the sandbox, as a submission would be. */
export async function selfTestLanguage(slot: Slot, language: ReadyLanguage): Promise<SelfTestResult> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-language-'));
  try {
    return await testInFolder(slot, language, folder);
  } catch (error) {
    if (error instanceof SandboxError) return { reason: `the sandbox failed: ${error.message}` };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function testInFolder(slot: Slot, language: ReadyLanguage, folder: string): Promise<SelfTestResult> {
  const { definition } = language;
  const outcome = await compileProgram(slot, {
    language,
    code: definition.selfTest,
    extraFiles: {},
    includeFolders: [],
    limits: relax(definition.compileLimits),
    folder,
  });
  if (outcome.state === 'failed') return failure('the self-test does not compile', outcome.message);
  if (outcome.state === 'no-artefact') {
    return { reason: `compiling the self-test did not create ${definition.artefact}` };
  }
  const facts = await run(slot, language, {
    command: runCommand(language, runLimits),
    files: outcome.program.files,
    needsToolchains: definition.runTime?.needsToolchains ?? false,
  });
  const said = [facts.standardError, facts.standardOutput].map(({ bytes }) =>
    toShownText(bytes, longestReason),
  );
  const wrongEnd = judgeEnd(facts);
  if (wrongEnd !== undefined) return failure(`the self-test does not run: ${wrongEnd.message}`, ...said);
  if (said[1]?.trim() !== expectedOutput) return failure('the self-test gave a wrong answer', ...said);
  const version = await run(slot, language, {
    command: fillInPrograms(language, definition.version),
    files: [],
    needsToolchains: true,
  });
  return { version: readVersion(version) };
}

const relax = (limits: CompileLimits): CompileLimits => ({
  ...limits,
  cpuTimeMs: limits.cpuTimeMs * cpuTimeFactor,
  wallTimeMs: compileWallTimeMs,
});

function run(
  slot: Slot,
  language: ReadyLanguage,
  what: Pick<RunRequest, 'command' | 'files' | 'needsToolchains'>,
): Promise<RunFacts> {
  return slot.run({
    ...what,
    environment: runEnvironment(language),
    standardInput: { bytes: input },
    standardOutput: { maximumBytes: outputBytes },
    standardError: { maximumBytes: outputBytes },
    collect: [],
    limits: limitProgram(runLimits, outputBytes),
  });
}

/** Some write their version to the error output (java), some put a blank line first. */
function readVersion({ standardOutput, standardError }: RunFacts): string {
  const lines = [standardOutput, standardError].flatMap(({ bytes }) => toShownText(bytes, 4096).split('\n'));
  const line = lines.find((text) => /\d/.test(text)) ?? 'unknown';
  return line.trim().slice(0, longestVersion);
}

function failure(what: string, ...said: string[]): { readonly reason: string } {
  const words = said.map((text) => text.trim()).find((text) => text !== '');
  return { reason: words === undefined ? what : `${what}: ${words.slice(0, longestReason)}` };
}
