import { describe, expect, it } from 'vitest';
import { digitsAt, totalTicks } from './digits.ts';

const seven = () => 0.75;

describe('digitsAt', () => {
  it('rolls every digit first', () => {
    expect(digitsAt(0, seven)).toBe('777');
  });

  it('settles from left to right', () => {
    expect(digitsAt(14, seven)).toBe('477');
    expect(digitsAt(28, seven)).toBe('407');
  });

  it('ends with 404', () => {
    expect(digitsAt(totalTicks, seven)).toBe('404');
  });
});
