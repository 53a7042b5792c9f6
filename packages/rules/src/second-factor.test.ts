import { describe, expect, test } from 'vitest';
import {
  canRemoveFactor,
  formatRecoveryCode,
  isIdentityFresh,
  isSecondFactorRequired,
  mustSetUpSecondFactor,
  normalizeRecoveryCode,
  normalizeTotpCode,
} from './second-factor.ts';

const none = { root: false, admin: false, problem_admin: false, user: false };

describe('the policy', () => {
  test.each([
    ['root', { ...none, root: true }, true],
    ['root', none, false],
    ['admin', { ...none, root: true }, false],
    ['admin', { ...none, admin: true }, true],
    ['problem_admin', { ...none, problem_admin: true }, true],
    ['default_user', { ...none, user: true }, true],
    ['no_submit_mute_user', { ...none, user: true }, true],
    ['default_user', { ...none, root: true, admin: true, problem_admin: true }, false],
  ] as const)('of %s with %j: %s', (role, policy, isRequired) => {
    expect(isSecondFactorRequired(role, policy)).toBe(isRequired);
    expect(mustSetUpSecondFactor({ role, hasSecondFactor: false }, policy)).toBe(isRequired);
    expect(mustSetUpSecondFactor({ role, hasSecondFactor: true }, policy)).toBe(false);
  });

  test.each([
    [1, true, false],
    [2, true, true],
    [1, false, true],
  ])('with %i factors, required %s: removing one is allowed: %s', (count, isRequired, isAllowed) => {
    expect(canRemoveFactor(count, isRequired)).toBe(isAllowed);
  });
});

test.each([
  [null, false],
  [0, true],
  [599, true],
  [600, false],
])('an identity confirmed %s seconds ago is fresh: %s', (seconds, isFresh) => {
  const now = new Date('2026-01-01T00:00:00Z');
  const provedAt = seconds === null ? null : new Date(now.getTime() - seconds * 1000);
  expect(isIdentityFresh(provedAt, now)).toBe(isFresh);
});

test('recovery codes are compared without case, blanks and hyphens', () => {
  expect(formatRecoveryCode('abcdefgh23456789')).toBe('abcd-efgh-2345-6789');
  expect(normalizeRecoveryCode(' ABCD-efgh 2345–6789 ')).toBe('abcdefgh23456789');
});

test('codes of apps may have blanks', () => {
  expect(normalizeTotpCode('123 456 ')).toBe('123456');
});
