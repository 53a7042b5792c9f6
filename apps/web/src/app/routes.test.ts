import { describe, expect, it } from 'vitest';
import { exampleAddress, redirects, routes } from './routes.ts';

const isAdminArea = (path: string) => path.startsWith('/admin');

describe('routes', () => {
  it('have unique names and unique paths', () => {
    const paths = [...routes.map((route) => route.path), ...redirects.map((redirect) => redirect.path)];
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have a title in every language', () => {
    for (const route of routes) for (const title of Object.values(route.title)) expect(title).not.toBe('');
  });

  it('require an administrator on every page of the back office except its login', () => {
    const open = routes.filter((route) => isAdminArea(route.path) && route.needs === undefined);
    expect(open.map((route) => route.path)).toEqual(['/admin/login']);
  });

  it('require a super administrator where the site itself is changed', () => {
    for (const path of ['user', 'group', 'announcement', 'notice', 'conf', 'switch', 'outbox', 'audit-log']) {
      expect(routes.find((route) => route.path === `/admin/${path}`)?.needs).toBe('superAdmin');
    }
    // Super administrators and the jury of the contest rejudge; the tab decides.
    expect(routes.find((route) => route.name === 'ContestRejudgeAdmin')?.needs).toBe('auth');
  });

  it('redirect only to pages that exist', () => {
    for (const { redirectTo } of redirects) expect(routes.map((route) => route.path)).toContain(redirectTo);
  });

  it('have an example address without open parameters', () => {
    for (const route of routes) expect(exampleAddress(route)).not.toMatch(/[:*]/);
  });
});

describe('exampleAddress', () => {
  const route = (name: string) => {
    const found = routes.find((entry) => entry.name === name);
    if (found === undefined) throw new Error(`No route ${name}`);
    return found;
  };

  it('fills parameters and query', () => {
    expect(exampleAddress(route('ProblemDetails'))).toBe('/problem/T1001');
    expect(exampleAddress(route('UserHome'))).toBe('/user-home?username=demo_abacus');
  });

  it('omits an optional parameter that has no example', () => {
    expect(exampleAddress(route('Coding'))).toBe('/coding?problemID=T1001');
  });
});
