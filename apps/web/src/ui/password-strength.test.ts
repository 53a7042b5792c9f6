import { describe, expect, it } from 'vitest';
import { passwordStrength, strengthOrder } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['aaaaaaaaaaaa', 'weak'],
    ['123456', 'weak'],
    ['qwertyuiop', 'weak'],
    ['Password', 'weak'],
    ['stone7', 'fair'],
    ['river-stone', 'fair'],
    ['River-stone', 'good'],
    ['River-7stone-gold', 'strong'],
  ])('rates %j as %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('never falls when another kind of character is appended', () => {
    const rank = (password: string) => strengthOrder.indexOf(passwordStrength(password));
    for (const password of ['stone', 'Stone12', 'river stone', '石头剪刀'])
      expect(rank(`${password}#`)).toBeGreaterThanOrEqual(rank(password));
  });
});
