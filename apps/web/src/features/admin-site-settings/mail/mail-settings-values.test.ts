import { describe, expect, it } from 'vitest';
import { isPort, toChange, toValues } from './mail-settings-values.ts';

const stored = {
  emailHost: 'smtp.example.org',
  emailPort: 587,
  emailUsername: 'post@example.org',
  emailPassword: '••••••••',
  emailBGImg: null,
  emailSsl: false,
};

describe('mail settings', () => {
  it('never contain the stored password, nor its mask', () => {
    expect(toValues(stored).password).toBe('');
  });

  it('send an empty password if none was typed, which keeps the stored one', () => {
    expect(toChange(toValues(stored)).emailPassword).toBe('');
  });

  it('survive a round trip', () => {
    expect(toChange(toValues(stored))).toEqual({ ...stored, emailPassword: '', emailBGImg: 'None' });
  });

  it('clear what was emptied', () => {
    const emptied = { ...toValues(stored), host: ' ', username: '' };
    expect(toChange(emptied)).toMatchObject({ emailHost: 'None', emailUsername: 'None' });
  });

  it('keep blanks inside a password', () => {
    expect(toChange({ ...toValues(stored), password: ' a b ' }).emailPassword).toBe(' a b ');
  });
});

describe('isPort', () => {
  it.each([
    [465, true],
    ['25', true],
    [1, true],
    [65_535, true],
    [0, false],
    [65_536, false],
    [1.5, false],
    ['', false],
    [' ', false],
    ['smtp', false],
  ])('%j: %s', (port, isValid) => {
    expect(isPort(port)).toBe(isValid);
  });
});
