import { describe, expect, it } from 'vitest';
import {
  cellSubmissionsUrl,
  editTrainingUrl,
  memberSubmissionsUrl,
  parseTrainingContext,
  problemSubmissionsUrl,
  trainingListUrl,
  trainingProblemUrl,
  trainingUrl,
} from './training-context.ts';

describe('the context of a training', () => {
  it.each([
    [{ trainingID: '7' }, { trainingId: 7 }],
    [
      { trainingID: '7', groupID: '2' },
      { trainingId: 7, groupId: 2 },
    ],
    [{ trainingID: '0' }, undefined],
    [{ trainingID: 'x' }, undefined],
    [{}, undefined],
    [{ trainingID: '7', groupID: '-2' }, undefined],
    [{ trainingID: '9999999999999999' }, undefined],
  ])('%j', (parameters, expected) => {
    expect(parseTrainingContext(parameters)).toEqual(expected);
  });

  it.each([
    ['on the site', { trainingId: 7 }, '/training/7', '/admin/training/7/edit', '/status'],
    [
      'in a group',
      { trainingId: 7, groupId: 2 },
      '/group/2/training/7',
      '/group/2/training/7/edit',
      '/group/2/status',
    ],
  ])('is the base of all URLs %s', (_case, context, url, edit, list) => {
    expect(trainingUrl(context)).toBe(url);
    expect(trainingProblemUrl(context, 'A/1')).toBe(`${url}/problem/A%2F1`);
    expect(editTrainingUrl(context)).toBe(edit);
    expect(cellSubmissionsUrl({ context, username: 'a b', problemId: 'P1' })).toBe(
      `${list}?username=a+b&problemID=P1&completeProblemID=true`,
    );
    expect(memberSubmissionsUrl(context, 'a&b')).toBe(`${list}?username=a%26b`);
    expect(problemSubmissionsUrl(context, 'P1')).toBe(`${list}?problemID=P1&completeProblemID=true`);
  });

  it('names the list', () => {
    expect(trainingListUrl(undefined)).toBe('/training');
    expect(trainingListUrl(3)).toBe('/group/3/training');
  });
});
