import { describe, expect, test } from 'vitest';
import {
  canCreateTraining,
  canDeleteTraining,
  canEditTrainingProblems,
  canManageTraining,
  decideTrainingAccess,
  hasParticipants,
  type TrainingFacts,
} from './training-access.ts';

const user = { id: 'user', role: 'default_user' } as const;
const author = { id: 'author', role: 'default_user' } as const;
const siteAdmin = { id: 'admin', role: 'admin' } as const;
const problemAdmin = { id: 'padm', role: 'problem_admin' } as const;
const root = { id: 'root', role: 'root' } as const;

const facts: TrainingFacts = {
  authorId: 'author',
  visibility: 'public',
  isListed: true,
  groupStanding: null,
};

describe('access', () => {
  test.each([
    // A public training outside groups.
    ['guest', undefined, {}, 'none', 'open'],
    ['user', user, {}, 'none', 'open'],
    ['user, hidden', user, { isListed: false }, 'none', 'missing'],
    ['registered user, hidden', user, { isListed: false, visibility: 'private' }, 'active', 'missing'],
    ['site admin, hidden', siteAdmin, { isListed: false }, 'none', 'missing'],
    ['author, hidden', author, { isListed: false }, 'none', 'open'],
    ['root, hidden', root, { isListed: false }, 'none', 'open'],
    // A private training outside groups.
    ['guest', undefined, { visibility: 'private' }, 'none', 'password'],
    ['user', user, { visibility: 'private' }, 'none', 'password'],
    ['registered user', user, { visibility: 'private' }, 'active', 'open'],
    ['disabled user', user, { visibility: 'private' }, 'disabled', 'barred'],
    ['site admin', siteAdmin, { visibility: 'private' }, 'none', 'password'],
    ['author', author, { visibility: 'private' }, 'none', 'open'],
    ['author, disabled', author, { visibility: 'private' }, 'disabled', 'open'],
    ['root', root, { visibility: 'private' }, 'none', 'open'],
    // A training of a group. In a banned group every standing is none.
    ['guest', undefined, { groupStanding: 'none' }, 'none', 'group-only'],
    ['outsider', user, { groupStanding: 'none' }, 'none', 'group-only'],
    ['applicant', user, { groupStanding: 'applying' }, 'none', 'group-only'],
    ['refused applicant', user, { groupStanding: 'refused' }, 'none', 'group-only'],
    ['site admin', siteAdmin, { groupStanding: 'none' }, 'none', 'group-only'],
    ['author who left', author, { groupStanding: 'none' }, 'none', 'group-only'],
    ['outsider, hidden', user, { groupStanding: 'none', isListed: false }, 'none', 'missing'],
    ['member', user, { groupStanding: 'member' }, 'none', 'open'],
    ['member, hidden', user, { groupStanding: 'member', isListed: false }, 'none', 'missing'],
    ['group admin, hidden', user, { groupStanding: 'admin', isListed: false }, 'none', 'missing'],
    ['group root, hidden', user, { groupStanding: 'root', isListed: false }, 'none', 'open'],
    ['root', root, { groupStanding: 'none' }, 'none', 'open'],
    // A private training of a group.
    ['registered outsider', user, { groupStanding: 'none', visibility: 'private' }, 'active', 'group-only'],
    ['member', user, { groupStanding: 'member', visibility: 'private' }, 'none', 'password'],
    ['registered member', user, { groupStanding: 'member', visibility: 'private' }, 'active', 'open'],
    ['disabled member', user, { groupStanding: 'member', visibility: 'private' }, 'disabled', 'barred'],
    ['group admin', user, { groupStanding: 'admin', visibility: 'private' }, 'none', 'password'],
    ['group root', user, { groupStanding: 'root', visibility: 'private' }, 'none', 'open'],
  ] as const)('%s, %j, %j, %s: %s', (_, viewer, training, registration, expected) => {
    expect(decideTrainingAccess(viewer, { ...facts, ...training }, registration)).toBe(expected);
  });
});

describe('management', () => {
  test.each([
    // [viewer, standing, manage, problems, delete, create there]
    ['guest', undefined, null, false, false, false, false],
    ['user', user, null, false, false, false, false],
    ['author', author, null, true, true, false, false],
    ['site admin', siteAdmin, null, false, false, false, true],
    ['problem admin', problemAdmin, null, false, true, false, true],
    ['root', root, null, true, true, true, true],
    ['outsider', user, 'none', false, false, false, false],
    ['problem admin', problemAdmin, 'none', false, false, false, false],
    ['member', user, 'member', false, false, false, false],
    ['member and author', author, 'member', true, true, true, false],
    ['author who left', author, 'none', false, false, false, false],
    ['group admin', user, 'admin', false, false, false, true],
    ['group root', user, 'root', true, true, true, true],
    ['root', root, 'none', true, true, true, true],
  ] as const)('%s, %j, %s', (_, viewer, groupStanding, manage, problems, remove, create) => {
    const training = { authorId: 'author', groupStanding };
    expect(canManageTraining(viewer, training)).toBe(manage);
    expect(canEditTrainingProblems(viewer, training)).toBe(problems);
    expect(canDeleteTraining(viewer, training)).toBe(remove);
    expect(canCreateTraining(viewer, groupStanding)).toBe(create);
  });
});

test.each([
  ['public', null, false],
  ['private', null, true],
  ['public', 1000, true],
  ['private', 1000, true],
] as const)('a %s training in group %j has participants: %j', (visibility, groupId, expected) => {
  expect(hasParticipants({ visibility, groupId })).toBe(expected);
});
