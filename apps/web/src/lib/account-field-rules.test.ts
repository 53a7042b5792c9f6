import { describe, expect, it } from 'vitest';
import {
  findCaptchaProblem,
  findCurrentPasswordProblem,
  findEmailProblem,
  findLoginPasswordProblem,
  findMailCodeProblem,
  findNewEmailProblem,
  findNewPasswordProblem,
  findNewUsernameProblem,
  findPasswordAgainProblem,
  findPasswordProblem,
  findPhoneProblem,
  findUsernameProblem,
} from './account-field-rules.ts';

describe('fields of account forms', () => {
  it.each([
    ['', 'usernameRequired'],
    ['   ', 'usernameRequired'],
    ['a'.repeat(20), undefined],
    [` ${'a'.repeat(20)} `, undefined],
    ['a'.repeat(21), 'usernameTooLong'],
    ['小明', undefined],
  ])('username %j: %s', (username, problem) => {
    expect(findUsernameProblem(username)).toBe(problem);
  });

  it.each([
    ['', 'usernameRequired'],
    ['x', 'usernameFormat'],
    ['abc', undefined],
    ['a_1'.padEnd(20, 'x'), undefined],
    ['a_1'.padEnd(21, 'x'), 'usernameFormat'],
    ['a b', 'usernameFormat'],
    ['rооt', 'usernameScripts'],
    ['小明', undefined],
    ['current', 'usernameUnchanged'],
  ])('new username %j: %s', (username, problem) => {
    expect(findNewUsernameProblem(username, 'current')).toBe(problem);
  });

  it.each([
    ['', 'emailRequired'],
    ['nobody', 'emailFormat'],
    ['nobody@localhost', 'emailFormat'],
    ['a@b@example.org', 'emailFormat'],
    ['a..b@example.org', 'emailFormat'],
    [' learner@example.org ', undefined],
  ])('e-mail %j: %s', (email, problem) => {
    expect(findEmailProblem(email)).toBe(problem);
  });

  it('refuses the current address, ignoring case', () => {
    expect(findNewEmailProblem('Learner@Example.org', 'learner@example.org')).toBe('emailUnchanged');
    expect(findNewEmailProblem('other@example.org', 'learner@example.org')).toBeUndefined();
    expect(findNewEmailProblem('other@example.org', undefined)).toBeUndefined();
  });

  it.each([
    ['', 'passwordRequired'],
    ['      ', 'passwordRequired'],
    ['12345', 'passwordLength'],
    ['123456', undefined],
    ['x'.repeat(20), undefined],
    ['x'.repeat(21), 'passwordLength'],
  ])('password %j: %s', (password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem);
  });

  it.each([
    ['', 'passwordRequired'],
    ['12345', 'passwordLength'],
    ['x'.repeat(25), undefined],
    ['x'.repeat(26), 'passwordLength'],
  ])('password %j of a login: %s', (password, problem) => {
    expect(findLoginPasswordProblem(password)).toBe(problem);
  });

  it('requires only a non-empty current password: older rules allowed other lengths', () => {
    expect(findCurrentPasswordProblem('')).toBe('passwordRequired');
    expect(findCurrentPasswordProblem('old')).toBeUndefined();
  });

  it('requires a new password that differs', () => {
    expect(findNewPasswordProblem('secret-1', 'secret-1')).toBe('passwordUnchanged');
    expect(findNewPasswordProblem('secret-2', 'secret-1')).toBeUndefined();
  });

  it('compares the repeated password exactly', () => {
    expect(findPasswordAgainProblem('', 'secret-1')).toBe('passwordAgainRequired');
    expect(findPasswordAgainProblem('secret-1 ', 'secret-1')).toBe('passwordMismatch');
    expect(findPasswordAgainProblem('secret-1', 'secret-1')).toBeUndefined();
  });

  it.each([
    ['', 'codeRequired'],
    ['12345', 'codeLength'],
    ['1234567', 'codeLength'],
    [' 123456 ', undefined],
  ])('mail code %j: %s', (code, problem) => {
    expect(findMailCodeProblem(code)).toBe(problem);
  });

  it.each([
    ['', 'captchaRequired'],
    ['7', undefined],
    ['12345678', undefined],
    ['123456789', 'captchaLength'],
  ])('captcha %j: %s', (captcha, problem) => {
    expect(findCaptchaProblem(captcha)).toBe(problem);
  });

  it.each([
    ['', 'phoneFormat'],
    ['1234567890', 'phoneFormat'],
    ['12345678901', 'phoneFormat'],
    ['13800138000', undefined],
    ['19912345678', undefined],
    ['+8613800138000', 'phoneFormat'],
    ['13900000000', 'phoneUnchanged'],
  ])('phone %j: %s', (phone, problem) => {
    expect(findPhoneProblem(phone, '13900000000')).toBe(problem);
  });
});
