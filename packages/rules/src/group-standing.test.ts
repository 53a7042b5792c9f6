import { groupStandings } from '@touchstone/contract/group-standings';
import { describe, expect, test } from 'vitest';
import { decideGroupStanding, isGroupAdmin, isGroupMember, isGroupRoot } from './group-standing.ts';

test.each([
  ['none', false, false, false],
  ['applying', false, false, false],
  ['refused', false, false, false],
  ['member', true, false, false],
  ['admin', true, true, false],
  ['root', true, true, true],
  [null, false, false, false],
] as const)('%s: member %s, admin %s, root %s', (standing, isMember, isAdmin, isRoot) => {
  expect([isGroupMember(standing), isGroupAdmin(standing), isGroupRoot(standing)]).toEqual([
    isMember,
    isAdmin,
    isRoot,
  ]);
});

describe('the standing of a user', () => {
  const plain = { auth: null, isOwner: false, isBanned: false };

  test.each([
    ['no member row', plain, 'none'],
    ['auth 1', { ...plain, auth: 1 }, 'applying'],
    ['auth 2', { ...plain, auth: 2 }, 'refused'],
    ['auth 3', { ...plain, auth: 3 }, 'member'],
    ['auth 4', { ...plain, auth: 4 }, 'admin'],
    ['auth 5', { ...plain, auth: 5 }, 'root'],
    ['an unknown number', { ...plain, auth: 6 }, 'none'],
    ['the owner with the root row', { ...plain, auth: 5, isOwner: true }, 'root'],
    ['the owner without a row', { ...plain, isOwner: true }, 'admin'],
    ['the owner with a member row', { ...plain, auth: 3, isOwner: true }, 'admin'],
  ] as const)('%s', (_name, row, standing) => {
    expect(decideGroupStanding(row)).toBe(standing);
  });

  test.each(groupStandings.map((_, auth) => auth))('is none in a banned group, with auth %i', (auth) => {
    expect(decideGroupStanding({ auth, isOwner: true, isBanned: true })).toBe('none');
  });
});
