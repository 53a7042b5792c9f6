import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './usage-error.ts';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDirectory: string;
  /** An external PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly storageUrl: string | undefined;
  readonly judgeToken: string | undefined;
  /** Whether this machine judges: with JUDGE_SLOTS=0 only other machines do. */
  readonly startsJudge: boolean;
  readonly hasRootPassword: boolean;
}

/** An empty variable counts as unset, as in shells and service files. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const dataDirectory = read('DATA_DIR');
  return {
    port: readPort(read('PORT')),
    host: read('HOST') ?? '127.0.0.1',
    dataDirectory: dataDirectory === undefined ? join(repositoryRoot, 'data') : resolve(dataDirectory),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    storageUrl: read('STORAGE_URL'),
    judgeToken: read('JUDGE_TOKEN'),
    startsJudge: readSlots(read('JUDGE_SLOTS')) !== 0,
    hasRootPassword: read('ROOT_PASSWORD') !== undefined,
  };
}

function readPort(text = '8000'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new UsageError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function readSlots(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new UsageError(`JUDGE_SLOTS must be a whole number, not "${text}".`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^(postgres|postgresql|socket):/.test(text)) return text;
  // The value may contain a password, so it is not repeated.
  throw new UsageError('DATABASE_URL must start with postgresql://');
}
