/** Time and memory of a run: what is reported, and how it is written everywhere. */
import { statuses } from '@touchstone/contract/statuses';

/**
 * The time that a judge reports. A program over the time limit has no meaningful time: the sandbox ended it some moments
 * after the limit. Its time is the limit.
 */
export const reportTime = (status: number, measuredMs: number, limitMs: number): number =>
  status === statuses.timeLimitExceeded ? limitMs : measuredMs;

const fixed = (value: number, digits: number): string => value.toFixed(digits);

/** `53 ms`, `1.20 s`. */
export const formatDuration = (ms: number): string =>
  ms < 1000 ? `${fixed(ms, 0)} ms` : `${fixed(ms / 1000, 2)} s`;

/** The time of a run with this status: `> 1.00 s` over the limit. */
export const formatRunTime = (status: number, ms: number): string =>
  status === statuses.timeLimitExceeded ? `> ${formatDuration(ms)}` : formatDuration(ms);

/** `812 KB`, `4.9 MB`, `128 MB`. */
export function formatMemory(kilobytes: number): string {
  if (kilobytes < 1024) return `${fixed(kilobytes, 0)} KB`;
  const megabytes = kilobytes / 1024;
  return `${fixed(megabytes, megabytes < 100 ? 1 : 0)} MB`;
}

/** The length of code in characters: `349 B`, `1.2 KB`. */
export const formatLength = (characters: number): string =>
  characters < 1024 ? `${String(characters)} B` : `${fixed(characters / 1024, 1)} KB`;
