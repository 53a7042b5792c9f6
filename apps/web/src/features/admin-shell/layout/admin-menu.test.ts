import type { Role } from '@touchstone/contract/roles';
import { describe, expect, it } from 'vitest';
import { adminMenu, findActivePath, visibleMenu } from './admin-menu.ts';

const pathsOf = (role: Role) =>
  visibleMenu(adminMenu, [role]).flatMap((group) => group.entries.map((entry) => entry.path));

describe('visibleMenu', () => {
  it('shows everything to a super administrator', () => {
    const all = adminMenu.flatMap((group) => group.entries.map((entry) => entry.path));
    expect(pathsOf('root')).toEqual(all);
  });

  it.each(['admin', 'problem_admin'] as const)(
    'hides from %s what only a super administrator may open',
    (role) => {
      const closed = [
        'user',
        'group',
        'announcement',
        'notice',
        'conf',
        'mail',
        'storage',
        'switch',
        'migration',
        'outbox',
        'audit-log',
      ];
      for (const path of [...closed, 'problem/batch-operation'])
        expect(pathsOf(role)).not.toContain(`/admin/${path}`);
      expect(pathsOf(role)).toContain('/admin/contest');
    },
  );

  it('shows applications to problem administrators', () => {
    expect(pathsOf('problem_admin')).toContain('/admin/group-problem/apply');
    expect(pathsOf('admin')).not.toContain('/admin/group-problem/apply');
  });

  it('has no empty group', () => {
    expect(visibleMenu(adminMenu, ['admin']).map((group) => group.label)).not.toContain('siteGroup');
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
