import { ProgramError } from '@touchstone/process-table/run-program';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { languages } from './languages/index.ts';

export interface JudgeConfiguration {
  /** Without a slash at the end. */
  readonly serverUrl: string;
  readonly token: string;
  readonly slots: number;
  readonly name: string;
  readonly logLevel: string;
  /** Names of those it may offer; all that work here, if not given. */
  readonly languages: readonly string[] | undefined;
  /** Whether it compiles the standard header of C++ in advance, which pays where many submissions come. */
  readonly precompilesHeaders: boolean;
  /** Cached data between starts. Losing it costs only time. */
  readonly cacheFolder: string;
  /** How much of it test data may take. */
  readonly cacheBytes: number;
  /** How much of it compiled submissions may take; zero switches their cache off. */
  readonly programCacheBytes: number;
}

export class ConfigurationError extends ProgramError {
  override readonly name = 'ConfigurationError';
}

const longestName = 64;
const mostSlots = 1024;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** An empty variable counts as unset. */
export function readConfiguration(environment: NodeJS.ProcessEnv): JudgeConfiguration {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const token = read('JUDGE_TOKEN');
  if (token === undefined) {
    throw new ConfigurationError(
      'JUDGE_TOKEN is not set. Give the judge the same JUDGE_TOKEN as the server.',
    );
  }
  return {
    serverUrl: readServerUrl(read('SERVER_URL') ?? 'http://127.0.0.1:8000'),
    token,
    slots: readSlots(read('JUDGE_SLOTS')),
    name: (read('JUDGE_NAME') ?? hostname()).slice(0, longestName),
    logLevel: readLogLevel(read('LOG_LEVEL') ?? 'info'),
    languages: readLanguages(read('JUDGE_LANGUAGES')),
    precompilesHeaders: readSwitch('JUDGE_PRECOMPILED_HEADERS', read('JUDGE_PRECOMPILED_HEADERS') ?? 'on'),
    cacheFolder: resolve(read('DATA_DIR') ?? 'data', 'judge'),
    cacheBytes: readMegabytes('JUDGE_CACHE_MB', read('JUDGE_CACHE_MB') ?? '4096', 1) * 1024 * 1024,
    programCacheBytes:
      readMegabytes('JUDGE_PROGRAM_CACHE_MB', read('JUDGE_PROGRAM_CACHE_MB') ?? '512', 0) * 1024 * 1024,
  };
}

function readServerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text.replace(/\/+$/, '');
  throw new ConfigurationError(`SERVER_URL must begin with http:// or https://, not "${text}".`);
}

function readSlots(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const slots = Number(text);
  if (Number.isInteger(slots) && slots >= 1 && slots <= mostSlots) return slots;
  throw new ConfigurationError(`JUDGE_SLOTS must be a number from 1 to ${mostSlots}, not "${text}".`);
}

function readMegabytes(name: string, text: string, minimum: number): number {
  const megabytes = Number(text);
  if (Number.isInteger(megabytes) && megabytes >= minimum) return megabytes;
  throw new ConfigurationError(`${name} must be a number from ${minimum}, not "${text}".`);
}

function readLanguages(text: string | undefined): string[] | undefined {
  const names = text?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !languages.some((language) => language.name === name));
  if (unknown === undefined) return names;
  throw new ConfigurationError(`JUDGE_LANGUAGES names "${unknown}", which is not a language we know.`);
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigurationError(`${name} must be on or off, not "${text}".`);
}

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new ConfigurationError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}
