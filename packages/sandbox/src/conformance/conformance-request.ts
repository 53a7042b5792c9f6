import type { RunLimits, RunRequest } from '../run.ts';

export const mebibyte = 1 << 20;

/** Wall time far above CPU time: on a busy machine a run waits for its core, and only one of the two is under test. */
const ordinaryLimits: RunLimits = {
  cpuTimeMs: 2_000,
  wallTimeMs: 30_000,
  memoryBytes: 64 * mebibyte,
  stackBytes: 8 * mebibyte,
  processes: 16,
  fileBytes: 8 * mebibyte,
};

export type Changes = Partial<Omit<RunRequest, 'limits' | 'command'>> & {
  readonly limits?: Partial<RunLimits>;
};

export function makeRequest(command: RunRequest['command'], changes: Changes = {}): RunRequest {
  return {
    environment: { PATH: '/usr/bin:/bin' },
    files: [],
    standardInput: { bytes: Buffer.alloc(0) },
    standardOutput: { maximumBytes: mebibyte },
    standardError: { maximumBytes: mebibyte },
    collect: [],
    ...changes,
    command,
    limits: { ...ordinaryLimits, ...changes.limits },
  };
}
