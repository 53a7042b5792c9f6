import { existsSync } from 'node:fs';
import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  choosePostgresIdentity,
  clusterLayout,
  EmbeddedPostgresError,
  findAccount,
  findRunningPostgres,
  getPostgresBinaries,
} from '@touchstone/database/embedded';
import type { Configuration } from '@touchstone/site-setup/configuration';
import type { DatabaseAnswer } from './inspect-database.ts';
import type { Finding } from './finding.ts';

const gigabyte = 1e9;
const comfortableBytes = 5 * gigabyte;
const neededBytes = 0.5 * gigabyte;
const fewInodes = 50_000;

export async function checkDatabase(
  { databaseUrl, dataDirectory }: Configuration,
  answer: DatabaseAnswer,
): Promise<Finding> {
  const label = 'PostgreSQL';
  if (databaseUrl !== undefined) return describeExternal(answer);
  if (process.getuid?.() === 0 && (await findAccount('touchstone')) === undefined) {
    return { level: 'ok', label, text: 'embedded; the first start creates the account touchstone to run it' };
  }
  try {
    const layout = clusterLayout(nearestExisting(dataDirectory));
    const probed = existsSync(layout.root) ? layout : { ...layout, root: nearestExisting(dataDirectory) };
    const identity = await choosePostgresIdentity({ layout: probed, binaries: getPostgresBinaries() });
    const isWeak = identity.kind === 'namespace' && process.getuid?.() === 0;
    const text = `embedded; ${identity.explanation}`;
    if (!isWeak) return { level: 'ok', label, text };
    const advice =
      'A clone and a DATA_DIR outside closed folders (such as /opt/touchstone) get an account of their own.';
    return { level: 'weak', label, text, advice };
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    return { level: 'missing', label, text: error.message };
  }
}

function describeExternal(answer: DatabaseAnswer): Finding {
  const label = 'PostgreSQL';
  if (answer.state === 'answered')
    return { level: 'ok', label, text: `an external one (DATABASE_URL), version ${answer.version}` };
  const reason = answer.state === 'unreachable' ? answer.reason : 'it was not asked';
  const text = `the external one (DATABASE_URL) cannot be used: ${reason}`;
  return { level: 'missing', label, text, advice: 'Start it, or correct DATABASE_URL.' };
}

export async function checkDataFolder({ dataDirectory }: Configuration): Promise<Finding> {
  const label = 'data folder';
  if (!existsSync(dataDirectory)) {
    return { level: 'ok', label, text: `${dataDirectory} does not exist yet; the first start creates it` };
  }
  try {
    await access(dataDirectory, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { uid } = await stat(dataDirectory);
    const text = `${dataDirectory} belongs to user id ${uid} and cannot be written`;
    return { level: 'missing', label, text, advice: 'Start as that user, or choose another DATA_DIR.' };
  }
  return { level: 'ok', label, text: `${dataDirectory}, ${await describeState(dataDirectory)}` };
}

async function describeState(dataDirectory: string): Promise<string> {
  const running = await findRunningPostgres(dataDirectory);
  if (running) return `in use (PostgreSQL process ${running.pid})`;
  const versionFile = join(clusterLayout(dataDirectory).data, 'PG_VERSION');
  try {
    return `at rest, PostgreSQL ${(await readFile(versionFile, 'utf8')).trim()}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return 'without a database so far';
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') return 'at rest';
    throw error;
  }
}

export async function checkDisk({ dataDirectory }: Configuration): Promise<Finding> {
  const label = 'disk';
  const { bavail, bsize, ffree, files } = await statfs(nearestExisting(dataDirectory));
  const freeBytes = bavail * bsize;
  const text = `${(freeBytes / gigabyte).toFixed(1)} GB free`;
  const advice = `Free some space, or choose a DATA_DIR on a larger disk.`;
  if (freeBytes < neededBytes) return { level: 'missing', label, text, advice };
  // Some file systems do not count inodes and report 0 of 0.
  if (files > 0 && ffree < fewInodes)
    return { level: 'weak', label, text: `${text}, but only ${ffree} files`, advice };
  return freeBytes < comfortableBytes ? { level: 'weak', label, text, advice } : { level: 'ok', label, text };
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
