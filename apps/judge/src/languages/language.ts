/**
 * A language is data: how its compiler is found, and the commands that compile and run one source file. All commands run in
 * the work folder of the sandbox, which contains the source as `sourceFile`. Commands contain placeholders:
 * - a program in braces (`{compiler}`) is the path of the program that was found under one of its names;
 * - `{sourceFile}` and `{mainClass}` are the names of this source, for languages with `sourceNames`;
 * - `{sources}` is the other files that are compiled with the source, possibly none;
 * - `{includeFolders}` is any number of `-I` options, possibly none;
 * - `{memoryMb}`, `{firstHeapMb}`, `{stackMb}` and `{nodeStackKb}` inside a part of `run` are the limits of the run, for runtimes that
 *   manage their own memory.
 */
export interface Language {
  /** The name on the wire. */
  readonly name: string;
  readonly sourceFile: string;
  /** The source decides how its file is named, and which class runs; `sourceFile` is then only the usual name. */
  readonly sourceNames?: 'java';
  /** For each program the names it may have; the first that exists is taken. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Steps in order; none for languages that run their source. */
  readonly compile: readonly CommandLine[];
  /** The file that compiling must create. The judge stores nothing else of a compilation. */
  readonly artefact: string;
  readonly run: CommandLine;
  /** Its first line of output with a digit is shown as version. */
  readonly version: CommandLine;
  readonly compileLimits: CompileLimits;
  /** Besides the programs of `run` and the C library: what runs need. Not given where they need no more. */
  readonly runTime?: RunTime;
  readonly environment?: { readonly compile: Environment; readonly run: Environment };
  /** A header that is compiled once, so that submissions which include it compile faster. */
  readonly precompiledHeader?: PrecompiledHeader;
  /** Checkers in this language are compiled as this other one. */
  readonly checkersCompileAs?: string;
  /** Reads two numbers and prints their sum. */
  readonly selfTest: string;
}

/** Files and folders of the host, shown to runs at the same paths; those that do not exist are left out. */
export interface RunTime {
  /** Patterns of paths; `{runtime}` and its like at the beginning are the program itself, without links. */
  readonly paths?: readonly string[];
  /** Prints more of them, one per line. Run outside the sandbox, when a judge starts. */
  readonly ask?: CommandLine;
  /** Names of files and folders inside them that no run needs. */
  readonly leftOut?: readonly string[];
  /** Runs need more than can be listed: they see the host's programs, as compilers do. */
  readonly needsToolchains?: boolean;
}

export type CommandLine = readonly [program: string, ...args: string[]];
export type Environment = Readonly<Record<string, string>>;

export interface PrecompiledHeader {
  /** As submissions include it. */
  readonly name: string;
  /** Makes `header.gch` of `header.h`. */
  readonly compile: CommandLine;
  /** Compiles `main.cpp`, which includes it, and prints the used headers on the error output. */
  readonly probe: CommandLine;
}

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
/** Checkers come from trusted authors and are larger. */
export const checkerCompile: CompileLimits = {
  cpuTimeMs: 15_000,
  wallTimeMs: 30_000,
  memoryBytes: 512 * megabyte,
};
