/**
 * How this works: the cheap checks come first, then the semaphore of password hashing. While it holds a
 * permit, a login loads the failures, checks the puzzle or the wait if one is due, verifies the password and
 * counts a failure. So at most as many concurrent guesses are verified as hashing threads run. The response does not
 * reveal whether the account exists: an unknown name is counted, needs puzzles and is verified against a hash
 * that no password matches, all in the same time. A ban, or the lack of an administrator role, is revealed
 * only after the correct password. So is a default password that this browser may not use (`default-password.ts`); it counts
 * as a failure, because its digits can be guessed.
 */
import { loginProtection } from '@touchstone/contract';
import {
  decideLogin,
  isKnownAddressOfUse,
  findLoginProblem,
  listDueCounters,
  type LoginSituation,
} from '@touchstone/rules/accounts';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { mayUsePassword } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Hashing } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findAccountByUsername, updateAccount, type Account } from './accounts.repository.ts';
import { spendDefaultPassword } from './default-password.ts';
import { hasLoggedInFrom } from './login-history.repository.ts';
import { countLoginFailure, loadLoginFailures, type LoginSubject } from './login-failures.ts';
import { checkLoginPuzzle, type PuzzleAnswer } from './login-puzzle.ts';
import { openLoginSession, type OpenedSession } from './open-login-session.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'settings'>;

export interface Credentials {
  username: string;
  password: string;
  puzzle?: PuzzleAnswer | null | undefined;
}

interface LoginRequest {
  credentials: Credentials;
  origin: CallOrigin;
  /** Of the browser, for a default password. Absent for programs. */
  browserKey?: string | undefined;
  /** A program that logs in by HTTP Basic. All accounts that may not are unknown to it. */
  tool?: { mayLogIn: (viewer: Viewer) => Promise<boolean> } | undefined;
  /** The password connects the account to an identity that a provider has confirmed. */
  isConnecting?: boolean;
}

export async function logIn(parts: Parts, request: LoginRequest): Promise<OpenedSession> {
  const { origin, tool } = request;
  const account = await proveIdentity(parts, request);
  return openLoginSession(parts, { account, origin, usedPassword: true, isTool: tool !== undefined });
}

export async function logInAdministrator(parts: Parts, request: LoginRequest): Promise<OpenedSession> {
  const account = await proveIdentity(parts, request);
  if (!isAnyAdmin(account.role)) throw callError('notAdministrator');
  return openLoginSession(parts, { account, origin: request.origin, usedPassword: true });
}

async function proveIdentity(
  parts: Parts,
  { credentials, origin, browserKey, tool, isConnecting = false }: LoginRequest,
): Promise<Account> {
  const problem = findLoginProblem(credentials.username, credentials.password);
  if (problem !== undefined) throw callError(problem);
  const address = countedAddress(origin.ip);
  await enforceRateLimit(parts, 'login', address);
  const subject = { username: credentials.username.trim(), ip: origin.ip };
  const account = await parts.passwords.run(address, async (hashing) => {
    await checkFailures(parts, subject, { puzzle: credentials.puzzle, isTool: tool !== undefined });
    return checkPassword(parts, hashing, { subject, password: credentials.password, browserKey, tool });
  });
  if (account.isBanned) throw callError('accountBanned');
  const isOnlyProvider = parts.settings.current.signIn.onlyProviderId !== null && !isConnecting;
  if (!mayUsePassword(account.role, isOnlyProvider)) throw callError('signInOnlyProvider');
  return account;
}

async function checkFailures(
  parts: Parts,
  subject: LoginSubject,
  { puzzle, isTool }: { puzzle: Credentials['puzzle']; isTool: boolean },
) {
  const now = parts.clock();
  const { failures, blockEndsAt, waitSecondsOf } = await loadLoginFailures(parts.database, subject, now);
  const isAddressKnown =
    isKnownAddressOfUse({ failures, isTool }) &&
    (await hasLoggedInFrom(parts.database, {
      ...subject,
      since: new Date(now.getTime() - loginProtection.knownAddressDays * 86_400_000),
    }));
  const situation: LoginSituation = { failures, isAddressKnown, isTool };
  const decision = decideLogin(situation);
  switch (decision) {
    case 'open':
      return;
    case 'puzzle':
      await checkPuzzleOrWait(parts, puzzle, { seconds: waitSecondsOf(listDueCounters(situation)), isTool });
      return;
    case 'blocked':
      throw callError('loginBlocked', {
        minutes: Math.ceil((blockEndsAt.getTime() - now.getTime()) / 60_000),
      });
    default:
      decision satisfies never;
  }
}

async function checkPuzzleOrWait(
  parts: Parts,
  puzzle: Credentials['puzzle'],
  { seconds, isTool }: { seconds: number; isTool: boolean },
) {
  if (puzzle != null) await checkLoginPuzzle(parts, puzzle);
  else if (seconds > 0) throw callError(isTool ? 'tooManyRequests' : 'puzzleRequired', { seconds });
}

async function checkPassword(
  { database, clock }: Parts,
  hashing: Hashing,
  {
    subject,
    password,
    browserKey,
    tool,
  }: Pick<LoginRequest, 'browserKey' | 'tool'> & { subject: LoginSubject; password: string },
): Promise<Account> {
  const found = await findAccountByUsername(database, subject.username);
  const mayLogIn = found === undefined || tool === undefined || (await tool.mayLogIn(found));
  const account = mayLogIn ? found : undefined;
  const isRight = await hashing.verify(account?.passwordHash, password);
  if (account === undefined || !isRight) {
    await countLoginFailure(database, subject, clock());
    throw callError(tool === undefined ? 'wrongCredentials' : 'wrongToolCredentials');
  }
  const permission = { userId: account.id, browserKey, now: clock() };
  if (account.hasDefaultPassword && !(await spendDefaultPassword(database, permission))) {
    await countLoginFailure(database, subject, clock());
    throw callError('defaultPasswordExpired');
  }
  if (account.passwordHash === null || !hashing.isOutdated(account.passwordHash)) return account;
  const passwordHash = await hashing.hash(password);
  await updateAccount(
    database,
    { id: account.id, unchangedHash: account.passwordHash },
    { passwordHash, updatedAt: clock() },
  );
  return { ...account, passwordHash };
}
