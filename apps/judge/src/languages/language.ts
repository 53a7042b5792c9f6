/**
 * A language is data: how its compiler is found, and the commands that compile and run one source file. Commands name
 * programs in braces (`{compiler}`), which stand for the paths found on this machine. Everything happens in the work
 * folder, where the source lies under `sourceFile`.
 */
export interface Language {
  /** The name on the wire. */
  readonly name: string;
  readonly sourceFile: string;
  /** For each program the names it may have; the first that exists is taken. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Steps in order; none for languages that run their source. */
  readonly compile: readonly CommandLine[];
  /** What must exist after compiling, and all that is kept of it. */
  readonly artefact: string;
  readonly run: CommandLine;
  /** Its first line of output is shown as version. */
  readonly version: CommandLine;
  readonly compileLimits: CompileLimits;
  readonly environment?: { readonly compile: Environment; readonly run: Environment };
  /** Reads two numbers and prints their sum. */
  readonly selfTest: string;
}

export type CommandLine = readonly [program: string, ...args: string[]];
export type Environment = Readonly<Record<string, string>>;

export interface CompileLimits {
  readonly cpuTimeMs: number;
  readonly wallTimeMs: number;
  readonly memoryBytes: number;
}

const megabyte = 1024 * 1024;

export const smallCompile: CompileLimits = {
  cpuTimeMs: 5_000,
  wallTimeMs: 10_000,
  memoryBytes: 256 * megabyte,
};
export const mediumCompile: CompileLimits = {
  cpuTimeMs: 5_000,
  wallTimeMs: 10_000,
  memoryBytes: 512 * megabyte,
};
export const largeCompile: CompileLimits = {
  cpuTimeMs: 10_000,
  wallTimeMs: 20_000,
  memoryBytes: 512 * megabyte,
};
/** Kotlin's compiler is itself a large program for the Java virtual machine. */
export const hugeCompile: CompileLimits = {
  cpuTimeMs: 30_000,
  wallTimeMs: 60_000,
  memoryBytes: 1024 * megabyte,
};
