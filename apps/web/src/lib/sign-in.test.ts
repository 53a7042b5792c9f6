import { afterEach, describe, expect, it } from 'vitest';
import { recordCalls } from './api/testing/record-calls.ts';
import {
  attachAfterSecondStep,
  attachFirstLogin,
  setFirstLogin,
  storeReturn,
  takeReturn,
  type FirstLogin,
} from './sign-in.ts';
import { createMemoryStorage } from './storage.ts';

describe('the page to return to', () => {
  it.each([
    ['/contest/1?x=2', '/contest/1?x=2'],
    ['//evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['/sign-in/return?code=x', '/home'],
  ])('%j becomes %j', (stored, path) => {
    const storage = createMemoryStorage();
    storeReturn(storage, stored);
    expect(takeReturn(storage)).toBe(path);
  });

  it('is the home page if none is stored, and is used once', () => {
    const storage = createMemoryStorage();
    expect(takeReturn(storage)).toBe('/home');
    storeReturn(storage, '/problem');
    expect([takeReturn(storage), takeReturn(storage)]).toEqual(['/problem', '/home']);
  });
});

describe('the first login', () => {
  afterEach(() => setFirstLogin(undefined));

  it('is attached once after the second step of its login', async () => {
    const calls = recordCalls();
    setFirstLogin({ ticket: 't' } as FirstLogin);
    attachAfterSecondStep();
    await attachFirstLogin();
    await attachFirstLogin();
    expect(calls).toEqual([{ name: 'POST /api/sign-in/attach', query: {}, body: { ticket: 't' } }]);
  });

  it('is not attached after another login: the password has linked it, or the login is of another tab', async () => {
    const calls = recordCalls();
    setFirstLogin({ ticket: 't' } as FirstLogin);
    await attachFirstLogin();
    expect(calls).toEqual([]);
  });
});
