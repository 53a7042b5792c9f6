/** Rules for accounts: valid names, token renewal, and when a login needs a puzzle. */
import { accountLimits, accountTimers, loginProtection } from '@touchstone/contract/account-limits';
import { findUsernameProblem, type UsernameProblem } from './usernames.ts';

type CredentialProblem = 'credentialsEmpty' | 'passwordLength' | 'usernameLength';

/** Of a name that an administrator assigns. */
type NewNameProblem = 'credentialsEmpty' | UsernameProblem;

type ChosenNameProblem = 'usernameFormat' | 'usernameScripts';

export function isPasswordLengthValid(password: string) {
  return password.length >= accountLimits.passwordMinimum && password.length <= accountLimits.passwordMaximum;
}

/** The order is fixed, so that the same input always gets the same error. */
export function findLoginProblem(username: string, password: string): CredentialProblem | undefined {
  if (username.trim() === '' || password.trim() === '') return 'credentialsEmpty';
  const { passwordMinimum, loginPasswordMaximum } = accountLimits;
  if (password.length < passwordMinimum || password.length > loginPasswordMaximum) return 'passwordLength';
  if (username.trim().length > accountLimits.usernameMaximum) return 'usernameLength';
  return undefined;
}

/** Of a name that users choose: easy to type, to tell apart and to put into an address. Surrounding blanks are ignored. */
export function findChosenNameProblem(username: string): ChosenNameProblem | undefined {
  const problem = findUsernameProblem(username);
  if (problem === 'usernameScripts') return problem;
  return problem === undefined && accountLimits.chosenUsername.test(username.trim())
    ? undefined
    : 'usernameFormat';
}

export const isChosenUsername = (username: string) => findChosenNameProblem(username) === undefined;

export function findRegistrationProblem(
  username: string,
  password: string,
): CredentialProblem | ChosenNameProblem | undefined {
  const problem = findLoginProblem(username, password);
  if (problem !== undefined) return problem;
  if (!isPasswordLengthValid(password)) return 'passwordLength';
  return findChosenNameProblem(username);
}

/**
 * For a name that an administrator assigns, which may have blanks: teams are called "Team 1". Surrounding blanks are
 * ignored.
 */
export function findNewNameProblem(username: string): NewNameProblem | undefined {
  return username.trim() === '' ? 'credentialsEmpty' : findUsernameProblem(username);
}

export const isPhone = (phone: string) => accountLimits.phone.test(phone);
export const restoredPassword = (phone: string) => phone.slice(-accountLimits.restoredPasswordDigits);

/** One @, no blanks or control characters, a dotted domain of letters, digits and hyphens: what mail servers accept. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

export function isEmail(email: string) {
  return email.length <= accountLimits.emailMaximum && emailPattern.test(email) && !email.includes('..');
}

/** A blocked domain covers its subdomains. */
export function isEmailDomainBlocked(email: string, blockedDomains: readonly string[]) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return blockedDomains
    .map((blocked) =>
      blocked
        .trim()
        .toLowerCase()
        .replace(/^[@.]+/, ''),
    )
    .some((blocked) => blocked !== '' && (domain === blocked || domain.endsWith(`.${blocked}`)));
}

const profileFieldMaximums = {
  realname: accountLimits.realnameMaximum,
  nickname: accountLimits.nicknameMaximum,
  signature: accountLimits.signatureMaximum,
  blog: accountLimits.blogMaximum,
  github: accountLimits.githubMaximum,
  school: accountLimits.schoolMaximum,
  number: accountLimits.studentNumberMaximum,
  cfUsername: accountLimits.codeforcesUsernameMaximum,
} as const;

export type ProfileField = keyof typeof profileFieldMaximums;

/** Returns the first field that is too long, in the order of the form. */
export function findLongProfileField(
  fields: Readonly<Partial<Record<ProfileField, string | undefined>>>,
): { field: ProfileField; maximum: number } | undefined {
  const maximums = Object.entries(profileFieldMaximums) as [ProfileField, number][];
  const tooLong = maximums.find(([field, maximum]) => (fields[field]?.length ?? 0) > maximum);
  return tooLong && { field: tooLong[0], maximum: tooLong[1] };
}

/** Failed logins of the last half hour. */
export interface LoginFailures {
  ofAccount: number;
  ofAddress: number;
  ofAccountFromAddress: number;
}

export type LoginCounter = keyof LoginFailures;

export interface LoginSituation {
  failures: LoginFailures;
  /** The account has logged in from this address lately. */
  isAddressKnown: boolean;
  /**
   * A program that cannot show a puzzle. Where its account has logged in lately, guesses elsewhere must not lock it out in the
   * middle of a contest. From anywhere else it is limited like a person, or it would be the way around these limits.
   */
  isTool: boolean;
}

const puzzleAfter: Readonly<Record<LoginCounter, number>> = {
  ofAccount: loginProtection.puzzleAfterFailures,
  ofAddress: loginProtection.puzzleAfterFailuresOfAddress,
  ofAccountFromAddress: loginProtection.puzzleAfterFailures,
};

/** The counters that require a puzzle, or a wait, of this login. */
export function listDueCounters({ failures, isAddressKnown, isTool }: LoginSituation): LoginCounter[] {
  const always: LoginCounter[] = isTool ? ['ofAccountFromAddress'] : ['ofAccount'];
  const elsewhere: LoginCounter[] = isTool ? ['ofAccount', 'ofAddress'] : ['ofAddress'];
  const heeded = isAddressKnown ? always : [...always, ...elsewhere];
  return heeded.filter((counter) => failures[counter] >= puzzleAfter[counter]);
}

/** Whether it matters if the address is known: the lookup reads the login history. */
export const isKnownAddressOfUse = ({ failures, isTool }: Pick<LoginSituation, 'failures' | 'isTool'>) =>
  failures.ofAddress >= puzzleAfter.ofAddress || (isTool && failures.ofAccount >= puzzleAfter.ofAccount);

export function decideLogin(situation: LoginSituation): 'open' | 'puzzle' | 'blocked' {
  if (situation.failures.ofAccountFromAddress >= loginProtection.blockAfterFailures) return 'blocked';
  return listDueCounters(situation).length > 0 ? 'puzzle' : 'open';
}

/** How long a client without a puzzle waits after the failure that brought a counter to `count`. */
export function loginWaitSeconds(counter: LoginCounter, count: number): number {
  const failuresTooMany = count - puzzleAfter[counter];
  return failuresTooMany < 0 ? 0 : Math.min(2 ** (failuresTooMany + 1), loginProtection.longestWaitSeconds);
}

export function isPuzzleSolved(targetX: number, answeredX: number) {
  return Math.abs(targetX - answeredX) <= loginProtection.puzzleTolerance;
}

export function isTokenDueForRenewal(issuedAt: Date, now: Date) {
  return now.getTime() - issuedAt.getTime() >= accountTimers.tokenRenewAfterSeconds * 1000;
}

/** A session ends at the latest then, however much it is used: a stolen one must not live for ever. */
export const sessionEndOf = (openedAt: Date, maximumDays: number) =>
  new Date(openedAt.getTime() + maximumDays * 86_400_000);

/** Whole seconds until `from + waitSeconds`, at least one; undefined when the wait is over. */
export function findRemainingWaitSeconds(from: Date, waitSeconds: number, now: Date): number | undefined {
  const remainingMs = from.getTime() + waitSeconds * 1000 - now.getTime();
  return remainingMs > 0 ? Math.ceil(remainingMs / 1000) : undefined;
}
