import { describe, expect, it } from 'vitest';
import { decideAccess, type AccessSwitches, type Visitor } from './decide-access.ts';

const guest: Visitor = { token: undefined, roles: [] };
const user: Visitor = { token: 't', roles: ['default_user'] };
const admin: Visitor = { token: 't', roles: ['admin'] };
const problemAdmin: Visitor = { token: 't', roles: ['problem_admin'] };
const root: Visitor = { token: 't', roles: ['root'] };
const open: AccessSwitches = {
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
};

const setting = { path: '/setting', needs: 'auth' } as const;
const dashboard = { path: '/admin/dashboard', needs: 'admin' } as const;
const users = { path: '/admin/user', needs: 'superAdmin' } as const;
const rejudge = { path: '/contest/:contestID/rejudge', needs: 'superAdmin' } as const;
const discussion = { path: '/discussion', accessSwitch: 'openPublicDiscussion' } as const;

describe('decideAccess', () => {
  it('allows any visitor to open a page without conditions', () => {
    expect(decideAccess({ path: '/home' }, guest, open)).toEqual({ kind: 'allow' });
  });

  it.each([
    ['a guest on a page that needs login', setting, guest, 'ask-login'],
    ['a user on a page that needs login', setting, user, 'allow'],
    ['a guest in the back office', dashboard, guest, 'ask-admin-login'],
    ['a user in the back office', dashboard, user, 'ask-admin-login'],
    ['an admin in the back office', dashboard, admin, 'allow'],
    ['a problem admin in the back office', dashboard, problemAdmin, 'allow'],
    ['root in the back office', dashboard, root, 'allow'],
    ['a user on a super admin page of the back office', users, user, 'ask-admin-login'],
    ['root on a super admin page', users, root, 'allow'],
    ['a guest on a super admin page of a contest', rejudge, guest, 'ask-login'],
  ] as const)('%s: %3$s', (_who, route, visitor, kind) => {
    expect(decideAccess(route, visitor, open).kind).toBe(kind);
  });

  it('sends an admin who is not root back to the dashboard', () => {
    expect(decideAccess(users, admin, open)).toEqual({
      kind: 'no-access',
      to: '/admin/dashboard',
      reason: 'superAdmin',
    });
  });

  it('sends a user from a super admin page of a contest home', () => {
    expect(decideAccess(rejudge, user, open)).toEqual({
      kind: 'no-access',
      to: '/home',
      reason: 'superAdmin',
    });
  });

  it('closes an area whose switch is off, for root too', () => {
    const closed = { ...open, openPublicDiscussion: false };
    expect(decideAccess(discussion, root, closed)).toEqual({
      kind: 'no-access',
      to: '/home',
      reason: 'openPublicDiscussion',
    });
    expect(decideAccess(discussion, guest, open)).toEqual({ kind: 'allow' });
  });

  it('requires login before it reports a switch', () => {
    const comments = {
      path: '/contest/:contestID/comment',
      needs: 'auth',
      accessSwitch: 'openContestComment',
    } as const;
    expect(decideAccess(comments, guest, { ...open, openContestComment: false }).kind).toBe('ask-login');
  });

  it('leaves the decision to the server while the switches are unknown', () => {
    expect(decideAccess(discussion, guest, undefined)).toEqual({ kind: 'allow' });
  });
});
