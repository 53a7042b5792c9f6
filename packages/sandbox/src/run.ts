/** One run in a sandbox: what is asked for, and the facts that come back. Facts only: `rules` compares them with limits. */

/** The folder in which every command starts, empty but for the files of the request. */
export const workFolder = '/w';

export interface RunRequest {
  /** The program as an absolute path inside the sandbox, or relative to the work folder (`./main`). */
  readonly command: readonly [program: string, ...args: string[]];
  readonly environment: Readonly<Record<string, string>>;
  /** Put into the work folder before the start. */
  readonly files: readonly InputFile[];
  readonly standardInput: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly standardOutput: Capture;
  readonly standardError: Capture;
  /** Taken out of the work folder afterwards, without following links, and only if they are regular files. */
  readonly collect: readonly Collection[];
  readonly limits: RunLimits;
  /**
   * A compilation, or another run that is not a submission's: it sees the host's toolchains. All others see the image of the
   * run-time files, where the sandbox has one.
   */
  readonly needsToolchains?: boolean;
  /** Exit codes of one of two connected runs with which it ends the other one (`endedBy: 'other-run'`). */
  readonly refusingExitCodes?: readonly number[];
  /** Ends the run at once; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface InputFile {
  /** A plain name, or a relative path without `..`. */
  readonly name: string;
  /** `path` is a file of the host that no submission can influence. */
  readonly source: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly isExecutable?: boolean;
}

/** Keep at most so many bytes: in memory, or in a file of the host. What exceeds it ends the run (`endedBy: 'output'`). */
export interface Capture {
  readonly maximumBytes: number;
  readonly path?: string;
}

export interface Collection {
  readonly name: string;
  readonly maximumBytes: number;
  /** Where to put it on the host; without it the bytes come back in memory. */
  readonly path?: string;
}

export interface RunLimits {
  /** The run is ended when it has used so much, measured over all its processes and threads. */
  readonly cpuTimeMs: number;
  /**
   * The time since the start, without the time in which a thread was ready to run and other processes had the core. At most
   * `mostWallTimeFactor` times as long in all.
   */
  readonly wallTimeMs: number;
  readonly memoryBytes: number;
  readonly stackBytes: number;
  /** Processes and threads together. */
  readonly processes: number;
  /** The largest file it may write. */
  readonly fileBytes: number;
  /** All files of the run together, besides those of the request. Default: `fileBytes`. */
  readonly allFilesBytes?: number;
}

export type EndedBy = 'itself' | 'cpu-time' | 'wall-time' | 'output' | 'other-run';

export interface RunFacts {
  readonly endedBy: EndedBy;
  /** Of the first process; undefined when a signal ended it. */
  readonly exitCode: number | undefined;
  readonly signal: number | undefined;
  /** The kernel ended one of its processes for want of memory. */
  readonly isOutOfMemory: boolean;
  readonly cpuTimeUs: number;
  readonly wallTimeUs: number;
  readonly memoryPeakBytes: number;
  /** Why the program could not be started, if so; the exit code is then 127 (not found) or 126, as a shell has it. */
  readonly startError?: string;
  readonly standardOutput: Captured;
  readonly standardError: Captured;
  /** In the order of the request. */
  readonly collected: readonly CollectedFile[];
}

export interface Captured {
  readonly size: number;
  readonly isTruncated: boolean;
  /** Empty when it went to a file. */
  readonly bytes: Uint8Array;
}

export type CollectedFile =
  | { readonly state: 'collected'; readonly size: number; readonly bytes: Uint8Array }
  | { readonly state: 'missing' }
  | { readonly state: 'refused'; readonly reason: 'not-a-regular-file' | 'too-large' };

/** One place where one thing runs at a time, pinned to one core. */
export interface Slot {
  readonly index: number;
  run(request: RunRequest): Promise<RunFacts>;
  /**
   * Two runs, each in its own sandbox: the output of each is the input of the other, through kernel pipes. Their
   * `standardInput` and `standardOutput` are ignored. What one writes after the other has stopped reading is thrown away.
   */
  runConnected(first: RunRequest, second: RunRequest): Promise<readonly [RunFacts, RunFacts]>;
}

export interface SandboxOptions {
  readonly slots: number;
  /** Files and folders of the host shown inside, read-only, besides the system's toolchains. */
  readonly binds: readonly { readonly source: string; readonly target: string }[];
  /** A folder of our own for what the helper keeps outside memory. */
  readonly stateFolder: string;
  /**
   * What runs need at run time, copied into memory once. Runs see this and nothing else of the host, and all of them the same
   * copy. Without root's privileges there is no image, and a weakness says so.
   */
  readonly runTimeFiles?: readonly RunTimeFile[];
}

/** A file or a link of the host, and where runs see it. */
export interface RunTimeFile {
  readonly source: string;
  readonly target: string;
}

export interface Sandbox {
  readonly slots: readonly Slot[];
  /** How runs are confined on this machine, and what is weaker than it could be. */
  readonly confinement: Confinement;
  close(): Promise<void>;
}

export interface Confinement {
  readonly isPrivileged: boolean;
  readonly controlGroups: 'v2' | 'v1' | 'none';
  readonly weaknesses: readonly string[];
}

/** The sandbox itself failed: nothing is known about the program. Always a System Error, never a verdict. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
