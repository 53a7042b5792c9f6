import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';
import { describe, expect, test } from 'vitest';
import type { GroupActor } from './group-actions.ts';
import { decideJoin, refuseExit, refuseRemoval, refuseRoleChange, refuseTransfer } from './membership.ts';

const open = { access: 'public', code: null, isVisible: true, isBanned: false } as const;
const byApplication = { ...open, access: 'protected', code: 'abc123' } as const;
const byCode = { ...open, access: 'private', code: 'abc123' } as const;
const reason = 'I am in this class.';

describe('joining', () => {
  test.each([
    ['a public group', open, 'none', {}, 'member'],
    ['a public group after an application', open, 'refused', {}, 'member'],
    ['a protected group', byApplication, 'none', { reason }, 'applying'],
    ['a protected group after a refusal', byApplication, 'refused', { reason }, 'applying'],
    ['a protected group without a reason', byApplication, 'none', {}, 'groupReasonLength'],
    ['a protected group with 4 characters', byApplication, 'none', { reason: 'abcd' }, 'groupReasonLength'],
    [
      'a protected group with 101 characters',
      byApplication,
      'none',
      { reason: 'a'.repeat(101) },
      'groupReasonLength',
    ],
    ['a private group', byCode, 'none', { reason, code: 'abc123' }, 'applying'],
    ['a private group without a code', byCode, 'none', { reason }, 'groupCodeWrong'],
    ['a private group with another code', byCode, 'none', { reason, code: 'ABC123' }, 'groupCodeWrong'],
    ['a private group without a reason', byCode, 'none', { code: 'abc123' }, 'groupReasonLength'],
    ['while the application is open', byApplication, 'applying', { reason }, 'groupAlreadyApplied'],
    ['as a member', open, 'member', {}, 'groupAlreadyMember'],
    ['as a root of a private group', byCode, 'root', {}, 'groupAlreadyMember'],
    ['a hidden group', { ...open, isVisible: false }, 'none', {}, 'groupNotFound'],
    ['a hidden group after applying', { ...byCode, isVisible: false }, 'applying', {}, 'groupNotFound'],
    ['a banned group', { ...open, isBanned: true }, 'none', {}, 'groupNotFound'],
  ] as const)('%s', (_what, group, standing, sent, expected) => {
    const decision = decideJoin(
      group,
      { isSuperAdmin: false, standing },
      {
        code: undefined,
        reason: undefined,
        ...sent,
      },
    );
    expect('standing' in decision ? decision.standing : decision.refusal).toBe(expected);
  });

  test('a super administrator joins hidden and banned groups', () => {
    const decision = decideJoin(
      { ...open, isVisible: false, isBanned: true },
      { isSuperAdmin: true, standing: 'none' },
      { code: undefined, reason: undefined },
    );
    expect(decision).toEqual({ standing: 'member' });
  });
});

const actor = (standing: GroupStanding, more: Partial<GroupActor> = {}): GroupActor => ({
  standing,
  isOwner: false,
  isSuperAdmin: false,
  ...more,
});
const owner = actor('root', { isOwner: true });
const superAdmin = actor('none', { isSuperAdmin: true });
const target = (standing: GroupStanding) => ({ standing, isOwner: false, isLastRoot: false });

describe('a role is changed', () => {
  const wanted = ['refused', 'member', 'admin', 'root'] as const;
  /** For each role of the target, the roles that the actor may set. */
  const settable = (by: GroupActor) =>
    Object.fromEntries(
      groupStandings.map((standing) => [
        standing,
        wanted.filter((role) => refuseRoleChange(by, target(standing), role) === undefined).join(' '),
      ]),
    );
  const nothing = { none: '', applying: '', refused: '', member: '', admin: '', root: '' };
  const everything = {
    none: '',
    applying: 'refused member admin root',
    refused: 'refused member admin root',
    member: 'member admin root',
    admin: 'member admin root',
    root: 'member admin root',
  };

  test.each([
    ['none', actor('none'), nothing],
    ['an applicant', actor('applying'), nothing],
    ['a member', actor('member'), nothing],
    [
      'an admin',
      actor('admin'),
      { ...nothing, applying: 'refused member', refused: 'refused member', member: 'member' },
    ],
    [
      'a root',
      actor('root'),
      {
        ...nothing,
        applying: 'refused member admin',
        refused: 'refused member admin',
        member: 'member admin',
        admin: 'member admin',
      },
    ],
    ['the owner', owner, everything],
    ['the owner without a row', actor('admin', { isOwner: true }), everything],
    ['a super administrator', superAdmin, everything],
  ])('by %s', (_who, by, expected) => {
    expect(settable(by)).toEqual(expected);
  });

  test.each([
    ['of the owner', { ...target('root'), isOwner: true }, 'admin', 'groupOwnerProtected'],
    ['of an outsider', target('none'), 'member', 'groupMemberGone'],
    ['to applying', target('applying'), 'applying', 'groupMemberAuth'],
    ['to none', target('member'), 'none', 'groupMemberAuth'],
    ['to an unknown number', target('member'), undefined, 'groupMemberAuth'],
    ['of a member to refused', target('member'), 'refused', 'groupMemberDemotion'],
    ['of a member to applying', target('admin'), 'applying', 'groupMemberDemotion'],
    ['of the last root', { ...target('root'), isLastRoot: true }, 'admin', 'groupLastRoot'],
    ['of the last root to root', { ...target('root'), isLastRoot: true }, 'root', undefined],
  ] as const)('%s, by a super administrator: %j', (_what, changed, role, refusal) => {
    expect(refuseRoleChange(superAdmin, changed, role)).toBe(refusal);
  });
});

describe('a member is removed', () => {
  const removable = (by: GroupActor) =>
    groupStandings.filter(
      (standing) => refuseRemoval(by, { ...target(standing), isSelf: false }) === undefined,
    );

  test.each([
    ['a member', actor('member'), []],
    ['an admin', actor('admin'), ['applying', 'refused', 'member']],
    ['a root', actor('root'), ['applying', 'refused', 'member', 'admin']],
    ['the owner', owner, ['applying', 'refused', 'member', 'admin', 'root']],
    ['a super administrator', superAdmin, ['applying', 'refused', 'member', 'admin', 'root']],
  ])('by %s', (_who, by, expected) => {
    expect(removable(by)).toEqual(expected);
  });

  test.each([
    ['themselves', owner, { ...target('root'), isSelf: true, isOwner: true }, 'groupMemberSelf'],
    ['the owner', superAdmin, { ...target('root'), isSelf: false, isOwner: true }, 'groupOwnerProtected'],
    ['an outsider', owner, { ...target('none'), isSelf: false }, 'groupMemberGone'],
    ['an equal', actor('root'), { ...target('root'), isSelf: false }, 'groupRemovalTooHigh'],
    ['the last root', owner, { ...target('root'), isSelf: false, isLastRoot: true }, 'groupLastRoot'],
    ['anyone, by a member', actor('member'), { ...target('none'), isSelf: false }, 'groupAdminsOnly'],
  ] as const)('not %s', (_who, by, removed, refusal) => {
    expect(refuseRemoval(by, removed)).toBe(refusal);
  });
});

test.each([
  ['none', {}, 'groupNotMember'],
  ['applying', {}, undefined],
  ['refused', {}, undefined],
  ['member', {}, undefined],
  ['root', {}, undefined],
  ['root', { isOwner: true }, 'groupOwnerLeaves'],
  ['root', { isLastRoot: true }, 'groupLastRoot'],
] as const)('leaving as %s with %j', (standing, more, refusal) => {
  expect(refuseExit({ ...target(standing), ...more })).toBe(refusal);
});

test('a group is given to members only', () => {
  expect(groupStandings.filter((standing) => refuseTransfer(target(standing)) === undefined)).toEqual([
    'member',
    'admin',
    'root',
  ]);
});
