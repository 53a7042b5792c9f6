import { describe, expect, it } from 'vitest';
import {
  authorizeAddress,
  beginSocialAttempt,
  isInsideProviderApp,
  parseSocialMessage,
  takeSocialAttempt,
} from './social-login.ts';
import { createMemoryStorage } from './storage.ts';

const now = 1_700_000_000_000;
const begin = (returnTo = '/wx/bind') => {
  const storage = createMemoryStorage();
  return { storage, state: beginSocialAttempt(storage, { returnTo, isOwnWindow: false, nowMs: now }) };
};

describe('a social login attempt', () => {
  it('is consumed once by its own state', () => {
    const { storage, state } = begin();
    expect(state).toMatch(/^[0-9a-f]{32}$/);
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
    beginSocialAttempt(storage, { returnTo: '/home', isOwnWindow: true, nowMs: now });
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

describe('the URL of the provider', () => {
  const provider = { appId: 'wx1', authorizeUrl: 'https://provider.example/connect/qrconnect' };
  const request = { provider, origin: 'https://judge.example', state: 'abc' };

  it('has the parameters of the provider, in its order', () => {
    expect(authorizeAddress({ ...request, isInsideApp: false })).toBe(
      'https://provider.example/connect/qrconnect?appid=wx1&redirect_uri=https%3A%2F%2Fjudge.example%2FwechatAuth&response_type=code&scope=snsapi_login&state=abc#wechat_redirect',
    );
  });

  it('requests the user info inside the app, where nothing can be scanned', () => {
    const address = new URL(authorizeAddress({ ...request, isInsideApp: true }));
    expect(address.pathname).toBe('/connect/oauth2/authorize');
    expect(address.searchParams.get('scope')).toBe('snsapi_userinfo');
    expect(isInsideProviderApp('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')).toBe(true);
    expect(isInsideProviderApp('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe(false);
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
