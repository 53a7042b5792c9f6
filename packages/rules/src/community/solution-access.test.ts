import { describe, expect, test } from 'vitest';
import { decideSolutionLock, refuseSolutionPost, type SolutionFacts } from './solution-access.ts';

const user = { role: 'default_user' } as const;
const administrator = { role: 'admin' } as const;

const facts = (changes: Partial<SolutionFacts>): SolutionFacts => ({
  isProblemVisible: true,
  isProblemAuthor: false,
  hasSolved: false,
  isOpenToAll: false,
  isOpenToMember: false,
  isInRunningContest: false,
  ...changes,
});

describe('reading the solutions of others', () => {
  test.each([
    ['a guest', undefined, {}, 'login'],
    ['a guest, solutions are open to all', undefined, { isOpenToAll: true }, undefined],
    ['a guest during a contest', undefined, { isOpenToAll: true, isInRunningContest: true }, 'contest'],
    ['a user who has not solved it', user, {}, 'unsolved'],
    ['a user who has solved it', user, { hasSolved: true }, undefined],
    ['a member whose level opens them', user, { isOpenToMember: true }, undefined],
    ['a member during a contest', user, { isOpenToMember: true, isInRunningContest: true }, 'contest'],
    ['a solver during a contest', user, { hasSolved: true, isInRunningContest: true }, 'contest'],
    ['the author during a contest', user, { isProblemAuthor: true, isInRunningContest: true }, undefined],
    ['an administrator during a contest', administrator, { isInRunningContest: true }, undefined],
  ] as const)('%s', (_, viewer, changes, lock) => {
    expect(decideSolutionLock(viewer, facts(changes))).toBe(lock);
  });
});

describe('writing a solution', () => {
  test.each([
    ['not solved', user, { isOpenToAll: true }, 'solutionUnsolved'],
    ['not solved, but a member', user, { isOpenToMember: true }, 'solutionUnsolved'],
    ['solved', user, { hasSolved: true }, undefined],
    [
      'solved, during a contest',
      user,
      { hasSolved: true, isInRunningContest: true },
      'solutionLockedContest',
    ],
    ['by the author', user, { isProblemAuthor: true }, undefined],
    ['by an administrator', administrator, { isInRunningContest: true }, undefined],
  ] as const)('%s', (_, viewer, changes, refusal) => {
    expect(refuseSolutionPost(viewer, facts(changes))).toBe(refusal);
  });
});
