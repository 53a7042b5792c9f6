import { describe, expect, it } from 'vitest';
import { isUsable, parseSocialMessage, storeSocialAttempt, takeSocialAttempt } from './social-login.ts';
import { createMemoryStorage } from './storage.ts';

const now = 1_700_000_000_000;
const begin = (returnTo = '/wx/bind') => {
  const storage = createMemoryStorage();
  const state = 'a'.repeat(64);
  storeSocialAttempt(storage, { state, returnTo, isOwnWindow: false, nowMs: now });
  return { storage, state };
};

describe('a social login attempt', () => {
  it('is consumed once by its own state', () => {
    const { storage, state } = begin();
    expect(takeSocialAttempt(storage, state, now)).toMatchObject({
      returnTo: '/wx/bind',
      isOwnWindow: false,
    });
    expect(takeSocialAttempt(storage, state, now)).toBeUndefined();
  });

  it('survives a foreign state', () => {
    const { storage, state } = begin();
    expect(takeSocialAttempt(storage, 'f'.repeat(32), now)).toBeUndefined();
    expect(takeSocialAttempt(storage, state, now)).toBeDefined();
  });

  it('expires', () => {
    const { storage, state } = begin();
    expect(takeSocialAttempt(storage, state, now + 10 * 60_000)).toBeUndefined();
  });

  it('is replaced by a newer one', () => {
    const { storage, state } = begin();
    storeSocialAttempt(storage, { state: 'other', returnTo: '/home', isOwnWindow: true, nowMs: now });
    expect(takeSocialAttempt(storage, state, now)).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'never leads to %j',
    (returnTo) => {
      const { storage, state } = begin(returnTo);
      expect(takeSocialAttempt(storage, state, now)?.returnTo).toBe('/home');
    },
  );
});

describe('the login with WeChat', () => {
  it.each([
    [{ hasQrLogin: true, hasInAppLogin: false }, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', true],
    [{ hasQrLogin: true, hasInAppLogin: false }, 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', false],
    [{ hasQrLogin: false, hasInAppLogin: true }, 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', true],
    [{ hasQrLogin: false, hasInAppLogin: true }, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', false],
  ])('%j in %s is usable: %s', (provider, userAgent, isFine) => {
    expect(isUsable(provider, userAgent)).toBe(isFine);
  });
});

describe('window messages', () => {
  it('of another kind or shape are ignored', () => {
    const message = { type: 'wechat-login-success', code: 'c', state: 's', platform: 'open' };
    expect(parseSocialMessage(message)).toEqual({ code: 'c', state: 's' });
    expect(parseSocialMessage({ ...message, type: 'resize' })).toBeUndefined();
    expect(parseSocialMessage({ ...message, code: 7 })).toBeUndefined();
    expect(parseSocialMessage('wechat-login-success')).toBeUndefined();
    expect(parseSocialMessage(null)).toBeUndefined();
  });
});
