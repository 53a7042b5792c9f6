import { describe, expect, it } from 'vitest';
import { adminLoginAddress, pageAfterAdminLogin } from './admin-login-address.ts';

describe('the login of the back office', () => {
  it.each([
    ['/admin/problem/edit/7', '', '/admin/problem/edit/7'],
    ['/admin/user', '?page=2&keyword=a%26b', '/admin/user?page=2&keyword=a%26b'],
    ['/admin', '', '/admin/dashboard'],
    ['/admin/dashboard', '', '/admin/dashboard'],
    ['/home', '', '/admin/dashboard'],
    ['/admin/login', '', '/admin/dashboard'],
    ['/admin/login', '?from=%2Fadmin%2Fuser', '/admin/user'],
  ])('from %s%s leads to %s', (pathname, search, page) => {
    const address = adminLoginAddress({ pathname, search });
    const [path, query = ''] = address.split('?');
    expect(path).toBe('/admin/login');
    expect(pageAfterAdminLogin(query)).toBe(page);
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example/admin/',
    '/admin/../home',
    '/home',
    '/admin/login',
  ])('never leads to %s', (from) => {
    expect(pageAfterAdminLogin(`?${new URLSearchParams({ from }).toString()}`)).toBe('/admin/dashboard');
  });
});
