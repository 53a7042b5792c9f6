import { describe, expect, it } from 'vitest';
import { parseSecondStep } from './second-step.ts';

describe('the ticket of a second step', () => {
  it.each([
    [
      { ticket: 'abc', methods: ['totp', 'recovery'] },
      { ticket: 'abc', methods: ['totp', 'recovery'] },
    ],
    [
      { ticket: 'abc', methods: ['recovery', 'sms', 'passkey'] },
      { ticket: 'abc', methods: ['passkey', 'recovery'] },
    ],
    [{ ticket: 'abc' }, undefined],
    [{ ticket: 1, methods: [] }, undefined],
    [null, undefined],
    ['abc', undefined],
  ])('of %j is %j', (data, step) => {
    expect(parseSecondStep(data)).toEqual(step);
  });
});
