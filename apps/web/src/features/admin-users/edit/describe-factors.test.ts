import { describe, expect, it } from 'vitest';
import { describeFactors, hasFactors } from './describe-factors.ts';
import { factorMessages } from './factor-messages.ts';

const m = factorMessages['en-US'];
const none = { hasTotp: false, passkeyCount: 0, recoveryCodesLeft: 0, isRequired: false };

describe('the factors of a user', () => {
  it.each([
    [none, 'Off', false],
    [{ ...none, isRequired: true }, m.offRequired, false],
    [{ ...none, hasTotp: true, recoveryCodesLeft: 9 }, 'Authenticator app · Recovery codes left: 9', true],
    [{ ...none, passkeyCount: 2 }, 'Passkeys: 2 · Recovery codes left: 0', true],
  ])('%j: %s', (factors, text, has) => {
    expect(describeFactors(factors, m)).toBe(text);
    expect(hasFactors(factors)).toBe(has);
  });
});
