import type { GroupStanding } from '@touchstone/contract/group-standings';
import { describe, expect, it } from 'vitest';
import { canBecomeOwner, canRemove, listAssignableRoles } from './member-rights.ts';

const actor = (standing: GroupStanding, more: { isOwner?: boolean; isSuperAdmin?: boolean } = {}) => ({
  standing,
  isOwner: false,
  isSuperAdmin: false,
  ...more,
});
const member = (standing: GroupStanding, isOwner = false) => ({ uid: 'm', standing, isOwner });
const all = ['member', 'admin', 'root'];

describe('what the viewer may do with a member', () => {
  it.each([
    ['a member', actor('member'), member('member'), [], false],
    ['an administrator with a member', actor('admin'), member('member'), [], true],
    ['an administrator with another one', actor('admin'), member('admin'), [], false],
    ['a root with a member', actor('root'), member('member'), ['member', 'admin'], true],
    ['a root with another one', actor('root'), member('root'), [], false],
    ['the owner with a root', actor('root', { isOwner: true }), member('root'), all, true],
    ['a root with the owner', actor('root'), member('root', true), [], false],
    ['a super administrator', actor('none', { isSuperAdmin: true }), member('root'), all, true],
  ])('%s', (_who, viewer, target, roles, isRemovable) => {
    expect(listAssignableRoles(viewer, target, 'viewer')).toEqual(roles);
    expect(canRemove(viewer, target, 'viewer')).toBe(isRemovable);
  });

  it('users do not change their own row', () => {
    const owner = actor('root', { isOwner: true });
    expect(listAssignableRoles(owner, member('root'), 'm')).toEqual([]);
    expect(canRemove(owner, member('root'), 'm')).toBe(false);
  });

  it('the owner gives the group to another member', () => {
    expect(canBecomeOwner(actor('root', { isOwner: true }), member('member'))).toBe(true);
    expect(canBecomeOwner(actor('root'), member('member'))).toBe(false);
    expect(canBecomeOwner(actor('root', { isOwner: true }), member('root', true))).toBe(false);
  });
});
