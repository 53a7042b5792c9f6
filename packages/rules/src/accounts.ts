/** Rules for accounts: valid names, token renewal, and when a login needs a puzzle. */
import { accountLimits, accountTimers, loginProtection } from '@touchstone/contract/account-limits';

type CredentialProblem = 'credentialsEmpty' | 'passwordLength' | 'usernameLength' | 'usernameCharacters';

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

/** Control and invisible direction characters would let one name pass for another. */
const forbiddenInUsername = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export function findRegistrationProblem(username: string, password: string): CredentialProblem | undefined {
  const problem = findLoginProblem(username, password);
  if (problem !== undefined) return problem;
  if (!isPasswordLengthValid(password)) return 'passwordLength';
  return findNewNameProblem(username);
}

/** For a name that is about to be assigned. Surrounding blanks are ignored. */
export function findNewNameProblem(
  username: string,
): Exclude<CredentialProblem, 'passwordLength'> | undefined {
  if (username.trim() === '') return 'credentialsEmpty';
  if (username.trim().length > accountLimits.usernameMaximum) return 'usernameLength';
  return forbiddenInUsername.test(username) ? 'usernameCharacters' : undefined;
}

export const isSocialUsername = (username: string) => accountLimits.socialUsername.test(username);
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

export interface LoginFailures {
  ofAccount: number;
  ofAddress: number;
  ofAccountFromAddress: number;
}

export function decideLogin(failures: LoginFailures): 'open' | 'puzzle' | 'blocked' {
  if (failures.ofAccountFromAddress >= loginProtection.blockAfterFailures) return 'blocked';
  const most = Math.max(failures.ofAccount, failures.ofAddress);
  return most >= loginProtection.puzzleAfterFailures ? 'puzzle' : 'open';
}

export function isPuzzleSolved(targetX: number, answeredX: number) {
  return Math.abs(targetX - answeredX) <= loginProtection.puzzleTolerance;
}

export function isTokenDueForRenewal(issuedAt: Date, now: Date) {
  return now.getTime() - issuedAt.getTime() >= accountTimers.tokenRenewAfterSeconds * 1000;
}

/** Whole seconds until `from + waitSeconds`, at least one; undefined when the wait is over. */
export function findRemainingWaitSeconds(from: Date, waitSeconds: number, now: Date): number | undefined {
  const remainingMs = from.getTime() + waitSeconds * 1000 - now.getTime();
  return remainingMs > 0 ? Math.ceil(remainingMs / 1000) : undefined;
}
