import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findProgram } from '@touchstone/process-table/find-program';

const run = promisify(execFile);

export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Separate from `nobody`, which runs submissions: nothing that a submission owns may access the database. */
const accountName = 'touchstone';

export async function findAccount(wanted: string | number): Promise<SystemAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid) continue;
    if (name === wanted || Number(uid) === wanted) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** Finds or creates the account that runs PostgreSQL for root. Returns the reason if that fails. */
export async function findOrCreateAccount(): Promise<SystemAccount | { readonly reason: string }> {
  const existing = await findAccount(accountName);
  if (existing) return existing;
  const useradd = findProgram('useradd');
  if (!useradd) return { reason: 'the program useradd (Debian package passwd) is missing' };
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  try {
    await run(useradd, [...options, '--shell', '/usr/sbin/nologin', accountName]);
  } catch (error) {
    // Of two concurrent first starts one creates the account; the other fails but finds it.
    const created = await findAccount(accountName);
    if (created) return created;
    return { reason: `useradd ${accountName} failed: ${firstLine(error)}` };
  }
  return (await findAccount(accountName)) ?? { reason: `useradd did not add ${accountName} to /etc/passwd` };
}

function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error && error.stderr ? error.stderr : error;
  return String(text).trim().split('\n')[0] ?? '';
}
