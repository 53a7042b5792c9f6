/**
 * Validates the fields of account forms. Problems are keys: the text is chosen where it is shown, so that it follows
 * the language. The limits and patterns are those of the server.
 */
import { accountLimits } from '@touchstone/contract/account-limits';
import { findChosenNameProblem, isEmail, isPasswordLengthValid, isPhone } from '@touchstone/rules/accounts';

export type FieldProblem =
  | 'usernameRequired'
  | 'usernameTooLong'
  | 'usernameFormat'
  | 'usernameScripts'
  | 'usernameTaken'
  | 'usernameUnknown'
  | 'usernameUnchanged'
  | 'emailRequired'
  | 'emailFormat'
  | 'emailTaken'
  | 'emailUnknown'
  | 'emailUnchanged'
  | 'passwordRequired'
  | 'passwordLength'
  | 'passwordUnchanged'
  | 'passwordAgainRequired'
  | 'passwordMismatch'
  | 'codeRequired'
  | 'codeLength'
  | 'captchaRequired'
  | 'captchaLength'
  | 'phoneFormat'
  | 'phoneUnchanged';

const isBlank = (text: string): boolean => text.trim() === '';

/** An existing username, or one that an administrator assigns. Users choose by `findNewUsernameProblem`. */
export function findUsernameProblem(username: string): FieldProblem | undefined {
  if (isBlank(username)) return 'usernameRequired';
  return username.trim().length > accountLimits.usernameMaximum ? 'usernameTooLong' : undefined;
}

export function findNewUsernameProblem(username: string, current?: string): FieldProblem | undefined {
  if (isBlank(username)) return 'usernameRequired';
  const problem = findChosenNameProblem(username);
  if (problem !== undefined) return problem;
  return username.trim() === current ? 'usernameUnchanged' : undefined;
}

export function findEmailProblem(email: string): FieldProblem | undefined {
  if (isBlank(email)) return 'emailRequired';
  return isEmail(email.trim()) ? undefined : 'emailFormat';
}

export function findNewEmailProblem(email: string, current: string | undefined): FieldProblem | undefined {
  const isSame = current !== undefined && email.trim().toLowerCase() === current.toLowerCase();
  return findEmailProblem(email) ?? (isSame ? 'emailUnchanged' : undefined);
}

/** The current password of a logged-in user: an old one may be shorter than today's minimum. */
export const findCurrentPasswordProblem = (password: string): FieldProblem | undefined =>
  isBlank(password) ? 'passwordRequired' : undefined;

export function findPasswordProblem(password: string): FieldProblem | undefined {
  if (isBlank(password)) return 'passwordRequired';
  return isPasswordLengthValid(password) ? undefined : 'passwordLength';
}

/** A generated password may be longer than a chosen one. */
export function findLoginPasswordProblem(password: string): FieldProblem | undefined {
  const isGenerated = password.length <= accountLimits.loginPasswordMaximum;
  return isGenerated && password.length > accountLimits.passwordMaximum
    ? undefined
    : findPasswordProblem(password);
}

export const findNewPasswordProblem = (password: string, current: string): FieldProblem | undefined =>
  findPasswordProblem(password) ?? (password === current ? 'passwordUnchanged' : undefined);

export function findPasswordAgainProblem(again: string, password: string): FieldProblem | undefined {
  if (again === '') return 'passwordAgainRequired';
  return again === password ? undefined : 'passwordMismatch';
}

export function findMailCodeProblem(code: string): FieldProblem | undefined {
  if (isBlank(code)) return 'codeRequired';
  return code.trim().length === accountLimits.mailCodeLength ? undefined : 'codeLength';
}

export function findCaptchaProblem(captcha: string): FieldProblem | undefined {
  if (isBlank(captcha)) return 'captchaRequired';
  return captcha.trim().length > accountLimits.captchaMaximum ? 'captchaLength' : undefined;
}

export function findPhoneProblem(phone: string, current: string | undefined): FieldProblem | undefined {
  if (!isPhone(phone.trim())) return 'phoneFormat';
  return phone.trim() === current ? 'phoneUnchanged' : undefined;
}
