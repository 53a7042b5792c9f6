/** What a run may use. The limits of a problem are those of C and C++; every other language gets twice the time and memory. */

const megabyte = 1024 * 1024;

/** What the setter of a problem wrote down. */
export interface ProblemLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
}

/** What a verdict compares with. */
export interface ProgramLimits {
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
  readonly stackBytes: number;
}

/** What a sandbox enforces: above the limit, so that a program just over it is measured and not cut off. */
export interface EnforcedLimits {
  readonly cpuTimeMs: number;
  readonly wallTimeMs: number;
  readonly memoryBytes: number;
  readonly stackBytes: number;
  readonly processes: number;
  readonly fileBytes: number;
  /** Default: `fileBytes`. */
  readonly allFilesBytes?: number;
}

const languageFactor = 2;
const extraCpuTimeMs = 200;
const extraMemoryBytes = 100 * megabyte;
/** A program may wait so long besides its CPU time. Waiting for the core does not count (the sandbox sees to it). */
const waitingTimeMs = 1000;
const waitingPerCpu = 0.25;
/** A program of an interactive problem waits for its interactor. */
const interactiveWallPerCpu = 3;
const processes = 128;

export const leastOutputBytes = 32 * megabyte;
export const errorOutputBytes = 16 * megabyte;
export const checkerOutputBytes = 16 * megabyte;
export const compilerOutputBytes = 32 * megabyte;

/** "C#" begins with a C too, and is none of them. */
export function hasPlainLimits(language: string): boolean {
  return language === 'C' || language === 'C With O2' || language.startsWith('C++');
}

export function scaleLimits(limits: ProblemLimits, language: string): ProgramLimits {
  const factor = hasPlainLimits(language) ? 1 : languageFactor;
  return {
    timeLimitMs: limits.timeLimitMs * factor,
    memoryLimitBytes: limits.memoryLimitMb * factor * megabyte,
    stackBytes: limits.stackLimitMb * megabyte,
  };
}

/** Without an answer to compare with (a checker decides), the size of the right output is unknown. */
export function outputLimitBytes(answerBytes: number | undefined): number {
  return Math.max(2 * (answerBytes ?? 0), leastOutputBytes);
}

export function limitProgram(limits: ProgramLimits, outputBytes: number): EnforcedLimits {
  const cpuTimeMs = limits.timeLimitMs + extraCpuTimeMs;
  return {
    cpuTimeMs,
    wallTimeMs: Math.ceil(cpuTimeMs * (1 + waitingPerCpu)) + waitingTimeMs,
    memoryBytes: limits.memoryLimitBytes + extraMemoryBytes,
    stackBytes: limits.stackBytes,
    processes,
    fileBytes: outputBytes,
  };
}

export function limitInteractiveProgram(limits: ProgramLimits): EnforcedLimits {
  const alone = limitProgram(limits, leastOutputBytes);
  return { ...alone, wallTimeMs: alone.cpuTimeMs * interactiveWallPerCpu };
}

/** A checker computes all the time, and an interactor while the program does not: one that sleeps is ended soon. */
const checkerWaitingTimeMs = 4000;
const checkerCpuTimeMs = 16_000;

export const checkerLimits: EnforcedLimits = {
  cpuTimeMs: checkerCpuTimeMs,
  wallTimeMs: checkerCpuTimeMs + checkerWaitingTimeMs,
  memoryBytes: 512 * megabyte,
  stackBytes: 128 * megabyte,
  processes,
  fileBytes: checkerOutputBytes,
};

/** An interactor outlives the program it talks to, so that it can say what it has seen. */
export function limitInteractor(limits: ProgramLimits): EnforcedLimits {
  const user = limitInteractiveProgram(limits);
  return {
    cpuTimeMs: user.cpuTimeMs * 2,
    wallTimeMs: user.wallTimeMs + checkerWaitingTimeMs,
    memoryBytes: user.memoryBytes * 2,
    stackBytes: 128 * megabyte,
    processes,
    fileBytes: leastOutputBytes,
  };
}

/** The largest program that a compiler may create. */
export const compiledProgramBytes = 256 * megabyte;
/** A linker reads object files of about the size of the program. */
const compilerFileBytes = 2 * compiledProgramBytes + 64 * megabyte;

/** Time and memory are those of the language. Files of a run are in memory, so their room comes on top. */
export function limitCompiler(own: {
  readonly cpuTimeMs: number;
  readonly wallTimeMs: number;
  readonly memoryBytes: number;
}): EnforcedLimits {
  return {
    ...own,
    memoryBytes: own.memoryBytes + compilerFileBytes,
    stackBytes: 256 * megabyte,
    processes,
    fileBytes: compiledProgramBytes,
    allFilesBytes: compilerFileBytes,
  };
}
