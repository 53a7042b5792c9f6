import { describe, expect, it } from 'vitest';
import {
  discussionAddress,
  focusAddress,
  hasStrip,
  listAddress,
  placesAddress,
  problemAddress,
  readPlace,
  submissionAddress,
  submissionsAddress,
} from './problem-place.ts';

const open = { openPublicDiscussion: true, openGroupDiscussion: true };

describe('the place of a problem', () => {
  it.each([
    [{}, {}],
    [{ contestID: '7' }, { contestId: 7 }],
    [{ trainingID: '34' }, { trainingId: 34 }],
    [
      { groupID: '2', trainingID: '34' },
      { groupId: 2, trainingId: 34 },
    ],
    [{ contestID: '0' }, undefined],
    [{ contestID: 'x' }, undefined],
    [{ groupID: '-1' }, undefined],
    [{ trainingID: '1e3' }, undefined],
    [{ trainingID: '99999999999999999999' }, undefined],
  ])('%o is %o', (parameters, expected) => {
    expect(readPlace(parameters)).toEqual(expected);
  });

  it.each([
    ['the public set', {}, '/problem/T1', '/problem', '/status', '/submission-detail/5', '/discussion/T1'],
    [
      'a group',
      { groupId: 2 },
      '/group/2/problem/T1',
      '/group/2/problem',
      '/group/2/status',
      '/group/2/submission-detail/5',
      '/group/2/discussion/T1',
    ],
    [
      'a training',
      { trainingId: 3 },
      '/training/3/problem/T1',
      '/training/3/problems',
      '/status',
      '/submission-detail/5',
      '/discussion/T1',
    ],
    [
      "a group's training",
      { groupId: 2, trainingId: 3 },
      '/group/2/training/3/problem/T1',
      '/group/2/training/3/problems',
      '/group/2/status',
      '/group/2/submission-detail/5',
      '/group/2/discussion/T1',
    ],
    [
      'a contest',
      { contestId: 7 },
      '/contest/7/problem/T1',
      '/contest/7/problems',
      '/contest/7/submissions',
      '/contest/7/problem/T1/submission-detail/5',
      undefined,
    ],
  ])('%s has its own addresses', (_name, place, page, list, submissions, submission, discussion) => {
    expect(problemAddress(place, 'T1', false)).toBe(page);
    expect(problemAddress(place, 'T1', true)).toBe(`${page}/full-screen`);
    expect(listAddress(place)).toBe(list);
    expect(submissionsAddress(place, 'T1')).toBe(`${submissions}?problemID=T1&completeProblemID=true`);
    expect(submissionAddress(place, 'T1', 5)).toBe(submission);
    expect(discussionAddress(place, 'T1', open)).toBe(discussion);
  });

  it('links no discussion that the site keeps closed', () => {
    const closed = { openPublicDiscussion: false, openGroupDiscussion: false };
    expect(discussionAddress({}, 'T1', closed)).toBeUndefined();
    expect(discussionAddress({ groupId: 1 }, 'T1', closed)).toBeUndefined();
    expect(
      discussionAddress({ groupId: 1 }, 'T1', { ...closed, openPublicDiscussion: true }),
    ).toBeUndefined();
    expect(discussionAddress({}, 'T1', undefined)).toBeUndefined();
  });

  it.each([
    [{}, '/problem'],
    [{ contestId: 7 }, '/contest'],
    [{ trainingId: 3 }, '/training'],
    [{ groupId: 2, trainingId: 3 }, '/group'],
  ])('%o lies among those of %s', (place, expected) => {
    expect(placesAddress(place)).toBe(expected);
  });

  it('keeps ids with signs of their own inside the address', () => {
    expect(problemAddress({}, 'A/B #1', false)).toBe('/problem/A%2FB%20%231');
    expect(submissionsAddress({}, 'A&B')).toBe('/status?problemID=A%26B&completeProblemID=true');
  });

  it('has problems to walk through only in contests and trainings', () => {
    expect(hasStrip({ contestId: 1 })).toBe(true);
    expect(hasStrip({ trainingId: 1, groupId: 1 })).toBe(true);
    expect(hasStrip({ groupId: 1 })).toBe(false);
    expect(hasStrip({})).toBe(false);
  });

  it.each([
    ['a public problem', {}, '/problem/T1', '?tab=statistics', false, '/problem/T1?tab=statistics&focus=1'],
    ['a public problem in focus', {}, '/problem/T1', '?focus=1', true, '/problem/T1'],
    ['the coding page', {}, '/coding', '?problemID=T1', false, '/coding?problemID=T1&focus=1'],
    ['a training', { trainingId: 3 }, '/x', '', false, '/training/3/problem/T1/full-screen'],
    [
      'a full screen',
      { trainingId: 3 },
      '/x',
      '?tab=statistics',
      true,
      '/training/3/problem/T1?tab=statistics',
    ],
  ])('%s leads in and out of focus', (_name, place, pathname, search, isFocused, expected) => {
    expect(focusAddress({ place, problemId: 'T1', pathname, search, isFocused })).toBe(expected);
  });
});
