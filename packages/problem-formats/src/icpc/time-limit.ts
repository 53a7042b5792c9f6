import { readIni } from './domjudge-ini.ts';
import { PackageError } from '../package-error.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import type { TimeLimitDerivation } from '../jury-package/problem-package.ts';

const plainFile = '.timelimit';

interface TimingSettings {
  readonly time_limit?: number | null | undefined;
  readonly time_multiplier?: number | null | undefined;
  readonly time_resolution?: number | null | undefined;
  readonly time_multipliers?: { readonly ac_to_time_limit?: number | null | undefined } | null | undefined;
}

/** In milliseconds. The file of a contest system comes first, then the package, then derivation. */
export async function findTimeLimit(
  folder: FileTree,
  edition: 'legacy' | '2023-07',
  limits: TimingSettings,
): Promise<number | TimeLimitDerivation> {
  const seconds = (await readIniLimit(folder)) ?? (await readPlain(folder)) ?? limits.time_limit ?? undefined;
  if (seconds !== undefined) return Math.max(1, Math.round(seconds * 1000));
  if (edition === 'legacy') {
    return { factor: limits.time_multiplier ?? 5, resolutionMs: 1000, rounding: 'nearest' };
  }
  const factor = limits.time_multipliers?.ac_to_time_limit ?? limits.time_multiplier ?? 2;
  return { factor, resolutionMs: Math.max(1, (limits.time_resolution ?? 1) * 1000), rounding: 'up' };
}

/** At least one step, for any measurement. */
export function deriveTimeLimitMs(
  { factor, resolutionMs, rounding }: TimeLimitDerivation,
  slowestMs: number,
): number {
  const steps = (slowestMs * factor) / resolutionMs;
  const whole = rounding === 'up' ? Math.ceil(steps - 1e-9) : Math.round(steps);
  return Math.round(Math.max(1, whole) * resolutionMs);
}

async function readIniLimit(folder: FileTree): Promise<number | undefined> {
  for (const { key, value, where } of await readIni(folder)) {
    if (key === 'timelimit') return readSeconds(value, where);
    if ((key === 'special_run' || key === 'special_compare') && value !== '' && !hasValidator(folder))
      throw new PackageError(where, `${key}: the program "${value}" is not in the package`);
  }
  return undefined;
}

function hasValidator(folder: FileTree): boolean {
  return ['output_validators', 'output_validator'].some((name) => folder.list(name).length > 0);
}

async function readPlain(folder: FileTree): Promise<number | undefined> {
  if (!folder.find(plainFile)) return undefined;
  return readSeconds((await folder.readText(plainFile)).trim(), `${plainFile}:1`);
}

function readSeconds(text: string, where: string): number {
  const seconds = Number(text);
  if (/^\d*\.?\d+(e-?\d+)?$/i.test(text) && seconds > 0) return seconds;
  throw new PackageError(where, `"${text}" is not a time limit in seconds`);
}
