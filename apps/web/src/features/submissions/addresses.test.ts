import { describe, expect, it } from 'vitest';
import * as addresses from './addresses.ts';

const contest = { contestId: 12 };

describe('submission addresses', () => {
  it.each([
    ['its page', addresses.submissionAddress(5), '/submission-detail/5'],
    ['its page in a group', addresses.submissionAddress(5, { groupId: 7 }), '/group/7/submission-detail/5'],
    ['its problem in a group', addresses.problemAddress('P1', { groupId: 7 }), '/group/7/problem/P1'],
    ['the list of a group', addresses.submissionsAddress({ groupId: 7 }), '/group/7/status'],
    ['the problems of a group', addresses.problemsAddress({ groupId: 7 }), '/group/7/problem'],
    ['its problem', addresses.problemAddress('P1'), '/problem/P1'],
    ['its problem in a contest', addresses.problemAddress('A', contest), '/contest/12/problem/A'],
    ['a problem id with reserved characters', addresses.problemAddress('a/b?c#d'), '/problem/a%2Fb%3Fc%23d'],
    ['a Chinese problem id', addresses.problemAddress('题'), '/problem/%E9%A2%98'],
    ['the list', addresses.submissionsAddress({}), '/status'],
    ['the list of a contest', addresses.submissionsAddress(contest), '/contest/12/submissions'],
    ['an undefined contest is no contest', addresses.submissionsAddress({ contestId: undefined }), '/status'],
    ['the problems', addresses.problemsAddress({}), '/problem'],
    ['the problems of a contest', addresses.problemsAddress(contest), '/contest/12/problems'],
    ['the user', addresses.userAddress({ uid: 'u&1', username: 'a b' }), '/user-home?uid=u%261&username=a+b'],
  ])('%s', (_name, address, expected) => {
    expect(address).toBe(expected);
  });
});
