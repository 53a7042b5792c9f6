import { describe, expect, it } from 'vitest';
import {
  findAccountProblems,
  isCookieHeader,
  stripHeaderName,
  toAccountChange,
  toNewAccount,
} from './account-values.ts';

const values = {
  accountKey: 'cf',
  username: ' robot ',
  password: ' secret ',
  apiKey: '',
  apiSecret: '',
} as const;

describe('the values of an account', () => {
  it.each([
    ['complete', {}, {}],
    ['without a name', { username: ' ' }, { username: 'required' }],
    ['without a password', { password: '' }, { password: 'required' }],
    ['with a key only', { apiKey: 'k' }, { apiSecret: 'apiPair' }],
    ['with a secret only', { apiSecret: 's' }, { apiKey: 'apiPair' }],
    ['with both', { apiKey: 'k', apiSecret: 's' }, {}],
  ])('%s', (_case, changes, problems) => {
    expect(findAccountProblems({ ...values, ...changes })).toEqual(problems);
  });

  it('are sent with the password as typed', () => {
    expect(toNewAccount(values)).toEqual({ accountKey: 'cf', username: 'robot', password: ' secret ' });
    expect(toNewAccount({ ...values, apiKey: ' k ', apiSecret: ' s ' })).toMatchObject({
      apiKey: 'k',
      apiSecret: 's',
    });
  });

  it('keep what was not typed', () => {
    expect(toAccountChange(3, { password: '', apiKey: '', apiSecret: '' })).toEqual({ id: 3 });
    expect(toAccountChange(3, { password: 'new', apiKey: '', apiSecret: '' })).toEqual({
      id: 3,
      password: 'new',
    });
  });
});

describe('a pasted session', () => {
  it.each([
    ['JSESSIONID=abc', true],
    ['a=b; c=d;', true],
    ['cf_clearance=x.y-z=; b=', true],
    ['', false],
    ['abc', false],
    ['a=b\nc=d', false],
    ['=b', false],
  ])('%j is a cookie header: %s', (text, isValid) => {
    expect(isCookieHeader(text)).toBe(isValid);
  });

  it.each([
    ['Cookie: a=b', 'a=b'],
    ['cookie:a=b', 'a=b'],
    [' a=b ', 'a=b'],
  ])('%j is read without the name of the header', (text, value) => {
    expect(stripHeaderName(text, 'Cookie')).toBe(value);
  });
});
