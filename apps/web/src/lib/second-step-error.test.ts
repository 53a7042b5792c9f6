import { describe, expect, it } from 'vitest';
import { ApiError } from './api/index.ts';
import { isSecondStep } from './second-step-error.ts';

const refusal = (code: string) =>
  new ApiError({ kind: 'business', message: '', code, isAdminCall: false, toastsError: false });

describe('a refused login', () => {
  it.each([
    [refusal('secondFactorRequired'), true],
    [refusal('wrongCredentials'), false],
    [new Error('secondFactorRequired'), false],
  ])('%s needs a second step: %s', (error, isNeeded) => {
    expect(isSecondStep(error)).toBe(isNeeded);
  });
});
