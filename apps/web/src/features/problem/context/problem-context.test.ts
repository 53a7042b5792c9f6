import { describe, expect, it } from 'vitest';
import {
  discussionUrl,
  focusUrl,
  hasSolutions,
  hasStrip,
  listUrl,
  contextListUrl,
  newSolutionUrl,
  problemUrl,
  parseContext,
  solutionUrl,
  submissionUrl,
  submissionsUrl,
} from './problem-context.ts';

const open = { openPublicDiscussion: true, openGroupDiscussion: true };

describe('problem context', () => {
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
    expect(parseContext(parameters)).toEqual(expected);
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
  ])('%s has its own URLs', (_name, context, page, list, submissions, submission, discussion) => {
    expect(problemUrl(context, 'T1', false)).toBe(page);
    expect(problemUrl(context, 'T1', true)).toBe(`${page}/full-screen`);
    expect(listUrl(context)).toBe(list);
    expect(submissionsUrl(context, 'T1')).toBe(`${submissions}?problemID=T1&completeProblemID=true`);
    expect(submissionUrl(context, 'T1', 5)).toBe(submission);
    expect(discussionUrl(context, 'T1', open)).toBe(discussion);
  });

  it('links no discussion while the site has discussions closed', () => {
    const closed = { openPublicDiscussion: false, openGroupDiscussion: false };
    expect(discussionUrl({}, 'T1', closed)).toBeUndefined();
    expect(discussionUrl({ groupId: 1 }, 'T1', closed)).toBeUndefined();
    expect(discussionUrl({ groupId: 1 }, 'T1', { ...closed, openPublicDiscussion: true })).toBeUndefined();
    expect(discussionUrl({}, 'T1', undefined)).toBeUndefined();
  });

  it.each([
    ['the public set', {}, true, true],
    ['a training', { trainingId: 3 }, true, true],
    ['a group', { groupId: 2 }, true, false],
    ['a contest', { contestId: 7 }, false, false],
  ])('%s has solutions where discussions are open', (_name, context, whileLoading, whenGroupsAreClosed) => {
    expect(hasSolutions(context, undefined)).toBe(whileLoading);
    expect(hasSolutions(context, { openPublicDiscussion: true, openGroupDiscussion: false })).toBe(
      whenGroupsAreClosed,
    );
  });

  it('links solutions and their form', () => {
    expect(solutionUrl({}, 5)).toBe('/discussion-detail/5');
    expect(solutionUrl({ groupId: 2, trainingId: 3 }, 5)).toBe('/group/2/discussion-detail/5');
    expect(newSolutionUrl({ groupId: 2 }, 'A/1')).toBe('/group/2/discussion/A%2F1?new=solution');
  });

  it.each([
    [{}, '/problem'],
    [{ contestId: 7 }, '/contest'],
    [{ trainingId: 3 }, '/training'],
    [{ groupId: 2, trainingId: 3 }, '/group'],
  ])('%o is listed at %s', (context, expected) => {
    expect(contextListUrl(context)).toBe(expected);
  });

  it('escapes special characters of ids', () => {
    expect(problemUrl({}, 'A/B #1', false)).toBe('/problem/A%2FB%20%231');
    expect(submissionsUrl({}, 'A&B')).toBe('/status?problemID=A%26B&completeProblemID=true');
  });

  it('shows a problem strip only in contests and trainings', () => {
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
  ])('%s links into and out of focus mode', (_name, context, pathname, search, isFocused, expected) => {
    expect(focusUrl({ context, problemId: 'T1', pathname, search, isFocused })).toBe(expected);
  });
});
