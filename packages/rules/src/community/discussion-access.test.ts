import { roleCodes, type Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import {
  badgeOf,
  canRestore,
  discussionActions,
  refuseDiscussionAction,
  refuseReading,
  refuseStarting,
  type DiscussionFacts,
} from './discussion-access.ts';
import { decideSolutionLock, refuseSolutionPost, type SolutionFacts } from './solution-access.ts';

const roles = Object.keys(roleCodes) as Role[];
const open = { openPublicDiscussion: true, openGroupDiscussion: true };
const as = (role: Role, id = 'viewer') => ({ id, role });
const author = as('default_user', 'author');
const facts = (changes: Partial<DiscussionFacts> = {}): DiscussionFacts => ({
  kind: 'discussion',
  authorId: 'author',
  isDisabled: false,
  deletedBy: undefined,
  groupStanding: null,
  ...changes,
});
const locked: SolutionFacts = {
  isProblemVisible: true,
  isProblemAuthor: false,
  hasSolved: false,
  isOpenToAll: false,
  isOpenToMember: false,
  isInRunningContest: false,
};

describe('reading', () => {
  test.each([undefined, ...roles.map((role) => as(role))])('a public discussion is open to %j', (viewer) => {
    expect(refuseReading(viewer, facts(), open)).toBeUndefined();
  });

  test.each([
    ['guest', undefined, facts({ isDisabled: true }), 'discussionDisabled'],
    ['user', as('default_user'), facts({ isDisabled: true }), 'discussionDisabled'],
    ['author', author, facts({ isDisabled: true }), undefined],
    ['admin', as('problem_admin'), facts({ isDisabled: true }), undefined],
    ['guest', undefined, facts({ groupStanding: 'none' }), 'discussionGroupLogin'],
    ['outsider', as('default_user'), facts({ groupStanding: 'none' }), 'groupMembersOnly'],
    ['applicant', as('default_user'), facts({ groupStanding: 'applying' }), 'groupMembersOnly'],
    ['member', as('default_user'), facts({ groupStanding: 'member' }), undefined],
    ['author who left', author, facts({ groupStanding: 'none' }), 'groupMembersOnly'],
    [
      'member',
      as('default_user'),
      facts({ groupStanding: 'member', isDisabled: true }),
      'discussionDisabled',
    ],
    ['group admin', as('default_user'), facts({ groupStanding: 'admin', isDisabled: true }), undefined],
    ['site admin', as('admin'), facts({ groupStanding: 'none', isDisabled: true }), undefined],
    ['user', as('default_user'), facts({ deletedBy: 'author' }), 'discussionNotFound'],
    ['author', author, facts({ deletedBy: 'author' }), undefined],
    ['author', author, facts({ deletedBy: 'moderator' }), 'discussionNotFound'],
    ['author', author, facts({ deletedBy: null }), 'discussionNotFound'],
    ['admin', as('admin'), facts({ deletedBy: 'author' }), undefined],
    ['user', as('default_user'), facts({ kind: 'solution' }), 'discussionNotFound'],
    ['user', as('default_user'), facts({ kind: 'solution', solution: locked }), 'solutionLockedUnsolved'],
    ['guest', undefined, facts({ kind: 'solution', solution: locked }), 'solutionLockedLogin'],
    [
      'author',
      author,
      facts({ kind: 'solution', solution: { ...locked, isInRunningContest: true } }),
      undefined,
    ],
    [
      'solver of a hidden problem',
      as('default_user'),
      facts({ kind: 'solution', solution: { ...locked, hasSolved: true, isProblemVisible: false } }),
      'discussionNotFound',
    ],
  ] as const)('%s', (_, viewer, discussion, refusal) => {
    expect(refuseReading(viewer, discussion, open)).toBe(refusal);
  });

  test('follows the switches, except for administrators of the site', () => {
    const closed = { openPublicDiscussion: false, openGroupDiscussion: false };
    expect(refuseReading(as('default_user'), facts(), closed)).toBe('publicDiscussionClosed');
    expect(refuseReading(as('default_user'), facts({ groupStanding: 'root' }), closed)).toBe(
      'groupDiscussionClosed',
    );
    expect(refuseReading(as('admin'), facts(), closed)).toBeUndefined();
  });
});

describe('actions', () => {
  const allowed = (viewer: NonNullable<Parameters<typeof refuseReading>[0]>, discussion: DiscussionFacts) =>
    discussionActions.filter((action) => refuseDiscussionAction(viewer, discussion, action) === undefined);

  test.each([
    ['a user', as('default_user'), facts(), ['report', 'like']],
    ['the author', author, facts(), ['edit', 'delete', 'report', 'like']],
    ['a muted author', as('mute_user', 'author'), facts(), ['delete', 'report', 'like']],
    ['a restricted author', as('no_discuss_user', 'author'), facts(), ['edit', 'delete', 'report', 'like']],
    ['an admin', as('problem_admin'), facts(), ['delete', 'pin', 'disable', 'report', 'like']],
    ['root', as('root'), facts(), ['edit', 'delete', 'pin', 'disable', 'report', 'like']],
    ['a site admin, in a group', as('admin'), facts({ groupStanding: 'none' }), ['report', 'like']],
    [
      'a group admin',
      as('default_user'),
      facts({ groupStanding: 'admin' }),
      ['edit', 'delete', 'pin', 'disable', 'report', 'like'],
    ],
    ['an author who left', author, facts({ groupStanding: 'none' }), ['report', 'like']],
    [
      'the author of the problem',
      as('default_user'),
      facts({ kind: 'solution', solution: { ...locked, isProblemAuthor: true } }),
      ['markOfficial', 'report', 'like'],
    ],
    [
      'an admin, on a solution',
      as('admin'),
      facts({ kind: 'solution', solution: locked }),
      ['delete', 'pin', 'disable', 'markOfficial', 'report', 'like'],
    ],
  ] as const)('of %s', (_, viewer, discussion, actions) => {
    expect(allowed(viewer, discussion)).toEqual(actions);
  });

  test('restoring is for the author who deleted it, and for moderators', () => {
    expect(canRestore(author, facts({ deletedBy: 'author' }))).toBe(true);
    expect(canRestore(author, facts({ deletedBy: 'moderator' }))).toBe(false);
    expect(canRestore(as('admin'), facts({ deletedBy: 'author' }))).toBe(true);
    expect(canRestore(as('admin'), facts({ deletedBy: 'author', groupStanding: 'none' }))).toBe(false);
    expect(canRestore(author, facts())).toBe(false);
  });
});

test.each([
  ['root', undefined, 'siteRoot'],
  ['admin', undefined, 'siteAdmin'],
  ['problem_admin', undefined, 'siteAdmin'],
  ['default_user', undefined, null],
  ['no_subimit_user', undefined, null],
  ['no_discuss_user', 'discussionRestricted', null],
  ['no_submit_no_discuss_user', 'discussionRestricted', null],
  ['mute_user', 'speakingMuted', null],
  ['no_submit_mute_user', 'speakingMuted', null],
] as const)('%s: starting is refused with %j, the badge is %s', (role, refusal, badge) => {
  expect(refuseStarting(role)).toBe(refusal);
  expect(badgeOf(role, null)).toBe(badge);
});

test.each([
  ['default_user', 'root', 'groupRoot'],
  ['default_user', 'admin', 'groupAdmin'],
  ['default_user', 'member', null],
  ['default_user', 'none', null],
  ['admin', 'root', 'groupRoot'],
  ['admin', 'admin', 'siteAdmin'],
  ['root', 'root', 'siteRoot'],
] as const)('in a group %s who is its %s has the badge %s', (role, standing, badge) => {
  expect(badgeOf(role, standing)).toBe(badge);
});

describe('the lock of solutions', () => {
  const user = { role: 'default_user' } as const;
  test.each([
    ['guest', undefined, {}, 'login'],
    ['guest', undefined, { isOpenToAll: true }, undefined],
    ['guest', undefined, { isOpenToAll: true, isInRunningContest: true }, 'contest'],
    ['user', user, {}, 'unsolved'],
    ['user', user, { isOpenToAll: true }, undefined],
    ['user', user, { hasSolved: true }, undefined],
    ['user', user, { hasSolved: true, isOpenToAll: true, isInRunningContest: true }, 'contest'],
    ['problem author', user, { isProblemAuthor: true, isInRunningContest: true }, undefined],
    ['admin', { role: 'admin' } as const, { isInRunningContest: true }, undefined],
  ] as const)('%s %j %j: %s', (_, viewer, changes, lock) => {
    expect(decideSolutionLock(viewer, { ...locked, ...changes })).toBe(lock);
  });

  test.each([
    [{}, 'solutionUnsolved'],
    [{ isOpenToAll: true }, 'solutionUnsolved'],
    [{ hasSolved: true }, undefined],
    [{ hasSolved: true, isInRunningContest: true }, 'solutionLockedContest'],
    [{ isProblemAuthor: true, isInRunningContest: true }, undefined],
  ] as const)('posting with %j: %s', (changes, refusal) => {
    expect(refuseSolutionPost(user, { ...locked, ...changes })).toBe(refusal);
  });
});
