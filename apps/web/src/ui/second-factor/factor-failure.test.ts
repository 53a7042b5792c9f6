import { ApiError } from '../../lib/api/index.ts';
import { describe, expect, it } from 'vitest';
import { PasskeyCancelled, PasskeyRefused } from '../../lib/second-factor/passkeys.ts';
import { textOfFactorFailure } from './factor-failure.ts';
import { secondFactorMessages } from './second-factor-messages.ts';

const m = secondFactorMessages['zh-CN'];
const refusal = (code: string) =>
  new ApiError({ kind: 'business', message: 'No.', code, isAdminCall: false, toastsError: false });
const known = Object.assign(new Error('exists'), { name: 'InvalidStateError' });

describe('the text of a failure', () => {
  it.each([
    [new PasskeyCancelled('closed'), m.passkeyCancelled],
    [new PasskeyRefused(known), m.passkeyKnown],
    [new PasskeyRefused(new Error('other')), m.passkeyRefused],
    [refusal('secondFactorWrong'), 'No.'],
  ])('of %s', (error, text) => {
    expect(textOfFactorFailure(error)).toBe(text);
  });

  it('of a defect is none', () => {
    expect(() => textOfFactorFailure(new Error('defect'))).toThrow('defect');
  });
});
