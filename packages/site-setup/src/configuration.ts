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
  readonly backup: BackupConfiguration;
}

/** What scheduled backups, and backup commands without options, use. */
export interface BackupConfiguration {
  /** Undefined: no backup is made by itself. */
  readonly folder: string | undefined;
  /** Minutes after midnight, local time. */
  readonly minuteOfDay: number;
  /** The public key of an age identity; undefined: backups are not encrypted. */
  readonly recipient: string | undefined;
  /** Days, weeks and months. */
  readonly keep: string | undefined;
  /** The file that decrypts. */
  readonly identityFile: string | undefined;
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
    backup: readBackup(read),
  };
}

function readBackup(read: (name: string) => string | undefined): BackupConfiguration {
  const [folder, identityFile] = [read('BACKUP_FOLDER'), read('BACKUP_IDENTITY')];
  return {
    folder: folder === undefined ? undefined : resolve(folder),
    minuteOfDay: readTime(read('BACKUP_TIME')),
    recipient: read('BACKUP_RECIPIENT'),
    keep: read('BACKUP_KEEP'),
    identityFile: identityFile === undefined ? undefined : resolve(identityFile),
  };
}

function readTime(text = '03:30'): number {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour !== undefined && minute !== undefined) return Number(hour) * 60 + Number(minute);
  throw new UsageError(`BACKUP_TIME must be a time like 03:30, not "${text}".`);
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
