import { describe, expect, it } from 'vitest';
import { firstMethod } from './choose-method.ts';

describe('the second step begins with', () => {
  it.each([
    [['totp', 'passkey', 'recovery'], true, 'passkey'],
    [['totp', 'passkey', 'recovery'], false, 'totp'],
    [['passkey', 'recovery'], false, 'recovery'],
    [['passkey'], false, 'passkey'],
    [[], true, 'recovery'],
  ] as const)('of %j, passkeys supported %s: %s', (methods, canUsePasskey, first) => {
    expect(firstMethod(methods, canUsePasskey)).toBe(first);
  });
});
