import { describe, expect, it } from 'vitest';
import { parseMailParts } from './parse-mail.ts';

describe('parseMailParts', () => {
  it('finds the code on its own line', () => {
    expect(parseMailParts('Welcome.\n\nYour code:\n\nA1b2C3\n\n— Touchstone')).toEqual({
      code: 'A1b2C3',
      link: undefined,
    });
  });

  it('finds the link on its own line', () => {
    const text =
      'Reset your password:\n\nhttp://127.0.0.1:8000/reset-password?username=a&code=b\n\n— Touchstone';
    expect(parseMailParts(text).link).toBe('http://127.0.0.1:8000/reset-password?username=a&code=b');
  });

  it('does not take a word of a sentence for a code', () => {
    expect(parseMailParts('Please accept our thanks.\nThe number 123456 is inside a sentence.')).toEqual({
      code: undefined,
      link: undefined,
    });
  });
});
