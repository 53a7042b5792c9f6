import { ProgramError } from '@touchstone/process-table/run-program';
import { remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/**
 * Settings of the operator, from the environment. Settings that an administrator changes at runtime are in
 * site settings.
 */
export interface Configuration {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string;
  /** `file:` folder or `s3:` bucket; by default a folder of the data directory. */
  storageUrl: string | undefined;
  rootPassword: string | undefined;
  /** 64 hexadecimal digits; by default a file of the data directory. See `secrets.ts`. */
  secretKey: string | undefined;
  isDemoContentWanted: boolean;
  /** The token that judges must send; without it no judge is accepted. */
  judgeToken: string | undefined;
  logLevel: string;
  /** Addresses whose X-Forwarded-For is trusted: the load balancers in front of this server. */
  trustedProxies: string;
  /** Maximum number of concurrent hashing threads; one core is left for everything else. */
  hashingThreads: number;
  /** Addresses of remote judges instead of the usual ones, for mirrors: by vendor key. */
  remoteSites: Partial<Record<RemotePrefix, string>>;
  /** With less free space on the disk of the data directory, submissions and uploads are refused. */
  diskReserveBytes: number;
  /** `touchstone upgrade` starts the new version on a private port before users see it. */
  isUpgradeCheck: boolean;
}

export class ConfigurationError extends ProgramError {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function parseConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl === undefined) {
    throw new ConfigurationError(
      'DATABASE_URL is not set. `npm start` brings a PostgreSQL of its own; the server alone needs one.',
    );
  }
  const rootPassword = value('ROOT_PASSWORD');
  if (rootPassword !== undefined && (rootPassword.length < 6 || rootPassword.length > 20)) {
    throw new ConfigurationError('ROOT_PASSWORD needs 6 to 20 characters.');
  }
  return {
    port: parsePort(value('PORT') ?? '8000'),
    host: value('HOST') ?? '127.0.0.1',
    dataDirectory: resolve(value('DATA_DIR') ?? './data'),
    databaseUrl,
    storageUrl: value('STORAGE_URL'),
    rootPassword,
    secretKey: value('SECRET_KEY'),
    isDemoContentWanted: parseSwitch('DEMO_CONTENT', value('DEMO_CONTENT') ?? 'on'),
    judgeToken: value('JUDGE_TOKEN'),
    logLevel: parseChoice('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', logLevels),
    trustedProxies: value('TRUSTED_PROXIES') ?? 'loopback',
    hashingThreads: Math.max(1, availableParallelism() - 1),
    remoteSites: parseRemoteSites(value('REMOTE_SITES') ?? '{}'),
    diskReserveBytes: parseMegabytes('DISK_RESERVE_MB', value('DISK_RESERVE_MB') ?? '512'),
    isUpgradeCheck: parseSwitch('UPGRADE_CHECK', value('UPGRADE_CHECK') ?? 'off'),
  };
}

function parsePort(text: string) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigurationError(`PORT must be 0 to 65535, not ${text}.`);
  return port;
}

/** JSON: `{"HDU": "https://mirror.example"}`. */
function parseRemoteSites(text: string): Configuration['remoteSites'] {
  const wrong = (reason: string) => new ConfigurationError(`REMOTE_SITES ${reason}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong('must be JSON');
    throw error;
  }
  if (typeof parsed !== 'object' || parsed === null) throw wrong('must be an object');
  const entries = Object.entries(parsed).map(([key, address]: [string, unknown]): [RemotePrefix, string] => {
    const vendor = remotePrefixes.find((prefix) => prefix === key);
    if (vendor === undefined) throw wrong(`has the unknown vendor ${key}`);
    if (typeof address !== 'string' || !/^https?:$/u.test(URL.parse(address)?.protocol ?? ''))
      throw wrong(`needs an address for ${key}`);
    return [vendor, new URL(address).origin];
  });
  return Object.fromEntries(entries);
}

function parseMegabytes(name: string, text: string) {
  if (!/^\d{1,9}$/.test(text))
    throw new ConfigurationError(`${name} must be a number of megabytes, not ${text}.`);
  return Number(text) * 1024 * 1024;
}

function parseChoice(name: string, text: string, choices: readonly string[]) {
  if (!choices.includes(text))
    throw new ConfigurationError(`${name} must be one of ${choices.join(', ')}, not ${text}.`);
  return text;
}

function parseSwitch(name: string, text: string) {
  if (['on', 'true', '1'].includes(text)) return true;
  if (['off', 'false', '0'].includes(text)) return false;
  throw new ConfigurationError(`${name} must be on or off, not ${text}.`);
}
