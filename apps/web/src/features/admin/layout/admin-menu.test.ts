import { describe, expect, it } from 'vitest';
import { adminMenu, findActivePath, visibleMenu } from './admin-menu.ts';

const pathsOf = (isSuperAdmin: boolean) =>
  visibleMenu(adminMenu, isSuperAdmin).flatMap((group) => group.entries.map((entry) => entry.path));

describe('visibleMenu', () => {
  it('shows everything to a super administrator', () => {
    expect(pathsOf(true)).toContain('/admin/audit-log');
    expect(pathsOf(true)).toContain('/admin/problems');
  });

  it('hides from others what only a super administrator may open', () => {
    for (const path of ['user', 'announcement', 'notice', 'conf', 'mail', 'switch', 'outbox', 'audit-log'])
      expect(pathsOf(false)).not.toContain(`/admin/${path}`);
    expect(pathsOf(false)).toContain('/admin/contest');
  });

  it('has no empty group', () => {
    expect(visibleMenu(adminMenu, false).map((group) => group.label)).not.toContain('siteGroup');
  });
});

describe('findActivePath', () => {
  it.each([
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/problem/edit/12', '/admin/problems'],
    ['/admin/problem/create', '/admin/problems'],
    ['/admin/problem/tag', '/admin/problem/tag'],
    ['/admin/training/3/edit', '/admin/training'],
    ['/admin/training/category', '/admin/training/category'],
    ['/admin/contest/7/announcement', '/admin/contest'],
    ['/admin/elsewhere', undefined],
    ['/admin/contested', undefined],
  ])('%s belongs to %s', (address, path) => {
    expect(findActivePath(adminMenu, address)).toBe(path);
  });
});
