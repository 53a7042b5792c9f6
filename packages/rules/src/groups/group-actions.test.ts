import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';
import { describe, expect, test } from 'vitest';
import {
  canChangeGroupItem,
  groupActions,
  refuseGroupAction,
  refuseGroupView,
  type GroupAction,
  type GroupActor,
} from './group-actions.ts';

const actors: Record<string, GroupActor> = {
  ...Object.fromEntries(
    groupStandings.map((standing) => [standing, { standing, isOwner: false, isSuperAdmin: false }]),
  ),
  owner: { standing: 'root', isOwner: true, isSuperAdmin: false },
  'owner without a row': { standing: 'admin', isOwner: true, isSuperAdmin: false },
  'super admin': { standing: 'none', isOwner: false, isSuperAdmin: true },
};
const actorOf = (name: string): GroupActor =>
  actors[name] ?? { standing: name as GroupStanding, isOwner: false, isSuperAdmin: false };

const asMember = ['member', 'admin', 'root', 'owner', 'owner without a row', 'super admin'];
const asAdmin = asMember.filter((name) => name !== 'member');
const asRoot = ['root', 'owner', 'super admin'];
const asOwner = ['owner', 'owner without a row', 'super admin'];

const allowed: Record<GroupAction, readonly string[]> = {
  seeContent: asMember,
  seeAdministration: asAdmin,
  announce: asAdmin,
  invite: asAdmin,
  uploadFiles: asAdmin,
  createContent: asAdmin,
  changeSettings: asRoot,
  importMembers: asRoot,
  copy: asRoot,
  disband: asOwner,
  transfer: asOwner,
};

describe('an action in a group', () => {
  test.each(groupActions)('%s', (action) => {
    const names = Object.keys(actors).filter(
      (name) => refuseGroupAction(actorOf(name), action) === undefined,
    );
    expect(names.toSorted()).toEqual(allowed[action].toSorted());
  });

  test('names the role that it needs', () => {
    const refusals = (['seeContent', 'announce', 'changeSettings', 'disband'] as const).map((action) =>
      refuseGroupAction(actorOf('none'), action),
    );
    expect(refusals).toEqual(['groupMembersOnly', 'groupAdminsOnly', 'groupRootsOnly', 'groupOwnerOnly']);
  });
});

describe('an item of a group is changed', () => {
  test.each([
    ['by roots', false, asRoot],
    ['by its author while a member', true, asMember],
  ])('%s', (_by, isAuthor, expected) => {
    const names = Object.keys(actors).filter((name) => canChangeGroupItem(actorOf(name), { isAuthor }));
    expect(names.toSorted()).toEqual([...expected].toSorted());
  });
});

describe('a group is seen', () => {
  const everyone = Object.keys(actors);
  test.each([
    ['visible', { isBanned: false, isVisible: true }, everyone],
    ['hidden', { isBanned: false, isVisible: false }, asMember],
    ['banned', { isBanned: true, isVisible: true }, ['super admin']],
    ['banned and hidden', { isBanned: true, isVisible: false }, ['super admin']],
  ])('%s', (_state, group, expected) => {
    const names = everyone.filter((name) => refuseGroupView(group, actorOf(name)) === undefined);
    expect(names.toSorted()).toEqual([...expected].toSorted());
  });

  test('otherwise the reason is given', () => {
    expect(refuseGroupView({ isBanned: false, isVisible: false }, actorOf('applying'))).toBe('groupHidden');
    expect(refuseGroupView({ isBanned: true, isVisible: true }, actorOf('root'))).toBe('groupNotFound');
  });
});
