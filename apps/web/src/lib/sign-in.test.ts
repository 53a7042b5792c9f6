import { afterEach, describe, expect, it } from 'vitest';
import { setFirstLogin, storeReturn, takeFirstLogin, takeReturn, type FirstLogin } from './sign-in.ts';
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

  it('is consumed once', () => {
    setFirstLogin({ ticket: 't' } as FirstLogin);
    expect([takeFirstLogin()?.ticket, takeFirstLogin()]).toEqual(['t', undefined]);
  });
});
