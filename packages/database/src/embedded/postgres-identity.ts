/**
 * How this works
 *
 * PostgreSQL refuses to run with effective user id 0, and initdb refuses a user id without an entry in /etc/passwd.
 * So the identity that runs it depends on who starts us:
 *
 *   not root, known user        the caller itself
 *   not root, unknown user id   (containers) a user namespace that maps the caller to an account that exists
 *   root                        1. the owner of the existing data folder, when that is an ordinary account: a user
 *                                  who once starts with sudo can go on without it afterwards
 *                               2. the system account `touchstone`, created when missing
 *                               3. a user namespace that maps root to that account: needed when a parent folder is
 *                                  closed to others (a clone in /root). Outside, the files stay root's; inside,
 *                                  PostgreSQL has no capability and is not root. Weaker than 2: code that takes over
 *                                  PostgreSQL could still write files that belong to root.
 *
 * Whether an account can reach the programs and the data is not guessed from permission bits (ACLs and mount options
 * would make the guess wrong): each candidate is tried with a real process, and the first that works is taken.
 *
 * `setpriv --pdeathsig INT` makes the kernel ask PostgreSQL for a fast shutdown when the process that started it dies,
 * however it dies. The signal is set after the change of user, because a change of user clears it. Without setpriv the
 * next start finds the orphan and stops it (see stop-leftovers.ts).
 */
import { execFile } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { findProgram } from '@touchstone/process-table/find-program';
import { findClosedFolder } from './closed-folder.ts';
import type { ClusterLayout } from './cluster-layout.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { findAccount, findOrCreateAccount, type SystemAccount } from './system-account.ts';
import { isSystemError } from './system-error.ts';

const run = promisify(execFile);
const nobodyUid = 65534;

export interface IdentityCommand {
  readonly command: string;
  readonly args: string[];
  readonly uid?: number;
  readonly gid?: number;
}

export interface PostgresIdentity {
  readonly kind: 'caller' | 'account' | 'namespace';
  readonly explanation: string;
  readonly fileOwner: { readonly uid: number; readonly gid: number };
  /** Returns the command line that runs a program under this identity. */
  readonly wrap: (program: string, args: string[]) => IdentityCommand;
}

export interface IdentityRequest {
  readonly layout: ClusterLayout;
  readonly binaries: PostgresBinaries;
}

export async function choosePostgresIdentity(request: IdentityRequest): Promise<PostgresIdentity> {
  return process.getuid?.() === 0 ? await chooseForRoot(request) : await chooseForCaller(request);
}

async function chooseForRoot(request: IdentityRequest): Promise<PostgresIdentity> {
  const refusals: string[] = [];
  const owner = await findOwner(request.layout.data);
  const ownerIsOrdinary = owner !== undefined && owner.uid !== 0 && owner.uid !== nobodyUid;
  const created = await findOrCreateAccount();
  if ('reason' in created) refusals.push(created.reason);
  const account = 'reason' in created ? undefined : created;
  const accounts = [ownerIsOrdinary ? owner : undefined, account];
  for (const candidate of accounts) {
    if (!candidate) continue;
    const refusal = await whyAccountFails(candidate, request);
    if (refusal === undefined) return accountIdentity(candidate);
    refusals.push(refusal);
  }
  const mapped = account ?? (await findAccount(nobodyUid));
  const attempt = await tryNamespace(request, mapped);
  if (!('refusal' in attempt)) return attempt;
  throw new EmbeddedPostgresError(
    'PostgreSQL cannot run as root, and no other identity works here:\n' +
      [...refusals, attempt.refusal].map((reason) => `  - ${reason}`).join('\n') +
      '\nMove the clone and DATA_DIR to a folder that other users may pass through (for example /opt/touchstone), ' +
      'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function chooseForCaller(request: IdentityRequest): Promise<PostgresIdentity> {
  if (hasPasswdEntry()) return callerIdentity();
  const attempt = await tryNamespace(request, await findAccount(nobodyUid));
  if (!('refusal' in attempt)) return attempt;
  throw new EmbeddedPostgresError(
    `The user id ${process.getuid?.()} has no entry in /etc/passwd, which PostgreSQL's initdb requires, and ` +
      `${attempt.refusal}.\nStart as a user that exists, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

function callerIdentity(): PostgresIdentity {
  const { uid, gid, username } = userInfo();
  return {
    kind: 'caller',
    explanation: `runs as you (${username})`,
    fileOwner: { uid, gid },
    wrap: (program, args) => withParentDeathSignal([program, ...args]),
  };
}

function accountIdentity(account: SystemAccount): PostgresIdentity {
  const { name, uid, gid } = account;
  const change = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'];
  return {
    kind: 'account',
    explanation: `runs as the account ${name}, because PostgreSQL refuses to run as root`,
    fileOwner: { uid, gid },
    wrap: (program, args) =>
      findProgram('setpriv')
        ? withParentDeathSignal([program, ...args], change)
        : { command: program, args, uid, gid },
  };
}

async function tryNamespace(
  request: IdentityRequest,
  mapped: SystemAccount | undefined,
): Promise<PostgresIdentity | { readonly refusal: string }> {
  const unshare = findProgram('unshare');
  if (!unshare) return { refusal: 'the program unshare (Debian package util-linux) is missing' };
  if (!mapped) return { refusal: 'no account to map to was found in /etc/passwd' };
  const enter = [unshare, '--user', `--map-user=${mapped.uid}`, `--map-group=${mapped.gid}`, '--'];
  const identity: PostgresIdentity = {
    kind: 'namespace',
    explanation: `runs in a user namespace as ${mapped.name}; its files stay yours`,
    fileOwner: { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 },
    wrap: (program, args) => {
      const inner = withParentDeathSignal([program, ...args]);
      return { command: unshare, args: [...enter.slice(1), inner.command, ...inner.args] };
    },
  };
  const refusal = await whyIdentityFails(identity, request.binaries.postgres, ['--version']);
  return refusal === undefined ? identity : { refusal: `a user namespace does not work: ${refusal}` };
}

/** An account must be able to run the programs and to reach the data. */
async function whyAccountFails(
  account: SystemAccount,
  { layout, binaries }: IdentityRequest,
): Promise<string | undefined> {
  const identity = accountIdentity(account);
  const test = findProgram('test') ?? '/usr/bin/test';
  const checks: [path: string, program: string, args: string[]][] = [
    [binaries.postgres, binaries.postgres, ['--version']],
    [layout.root, test, ['-x', layout.root]],
  ];
  for (const [path, program, args] of checks) {
    const refusal = await whyIdentityFails(identity, program, args);
    if (refusal === undefined) continue;
    const closed = await findClosedFolder(path);
    return closed
      ? `the account ${account.name} cannot pass through ${closed}, which is closed to other users`
      : `the account ${account.name} cannot use ${path}: ${refusal}`;
  }
  return undefined;
}

async function whyIdentityFails(
  identity: PostgresIdentity,
  program: string,
  args: string[],
): Promise<string | undefined> {
  const { command, args: wrapped, ...user } = identity.wrap(program, args);
  try {
    await run(command, wrapped, { ...user, cwd: '/' });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const stderr = 'stderr' in error ? String(error.stderr).trim() : '';
    return (stderr || error.message).split('\n')[0];
  }
}

function withParentDeathSignal(commandLine: string[], options: string[] = []): IdentityCommand {
  const setpriv = findProgram('setpriv');
  const [command = '', ...args] = setpriv
    ? [setpriv, ...options, '--no-new-privs', '--pdeathsig', 'INT', '--', ...commandLine]
    : commandLine;
  return { command, args };
}

async function findOwner(path: string): Promise<SystemAccount | undefined> {
  try {
    const { uid, gid } = await lstat(path);
    return { name: (await findAccount(uid))?.name ?? `with user id ${uid}`, uid, gid };
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasPasswdEntry(): boolean {
  try {
    userInfo();
    return true;
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}
