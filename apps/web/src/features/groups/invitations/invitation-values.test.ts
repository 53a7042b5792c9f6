import { describe, expect, it } from 'vitest';
import { isValidUses, newInvitationValues, toInvitation } from './invitation-values.ts';

describe('a new invitation', () => {
  it.each([
    [false, '', true],
    [true, 1, true],
    [true, 10_000, true],
    [true, 10_001, false],
    [true, 0, false],
    [true, 1.5, false],
    [true, '', false],
  ])('limited: %s, uses: %j', (isLimited, maxUses, isValid) => {
    expect(isValidUses({ ...newInvitationValues, isLimited, maxUses })).toBe(isValid);
  });

  it('leaves out what has no limit', () => {
    expect(toInvitation({ days: '', isLimited: false, maxUses: 50 })).toEqual({
      days: undefined,
      maxUses: undefined,
    });
    expect(toInvitation({ days: '30', isLimited: true, maxUses: 40 })).toEqual({ days: 30, maxUses: 40 });
  });
});
