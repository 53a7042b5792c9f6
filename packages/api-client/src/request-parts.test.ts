import { describe, expect, it } from 'vitest';
import { isAdminPath, parseCallName, toQueryString } from './request-parts.ts';

describe('toQueryString', () => {
  it('drops empty values and keeps zero and false', () => {
    expect(toQueryString({ a: '', b: undefined, c: null, d: 0, e: false, f: 'x y' })).toBe(
      '?d=0&e=false&f=x+y',
    );
  });

  it('is empty without values', () => {
    expect(toQueryString({ a: '' })).toBe('');
  });
});

describe('isAdminPath', () => {
  it.each([
    ['/api/admin/login', true],
    ['/api/admin/config/get-web-config', true],
    ['/api/login', false],
    ['/api/get-admin-of-group', false],
    ['/api', false],
  ])('of %s is %s', (path, isAdmin) => {
    expect(isAdminPath(path)).toBe(isAdmin);
  });
});

describe('parseCallName', () => {
  it('splits method and path', () => {
    expect(parseCallName('POST /api/login')).toEqual({ method: 'POST', path: '/api/login' });
  });
});
