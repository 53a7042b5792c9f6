import { describe, expect, it } from 'vitest';
import { listShownTabs, tabOfRoute } from './training-tabs.ts';

const show = (viewed: Partial<Parameters<typeof listShownTabs>[0]>) =>
  listShownTabs({ hasRecords: true, isAdmin: false, canEnter: true, ...viewed });

describe('the tabs of a training', () => {
  it.each([
    ['a participant', {}, ['overview', 'problems', 'rank']],
    ['a training without participants', { hasRecords: false }, ['overview', 'problems']],
    ['an administrator', { isAdmin: true }, ['overview', 'problems', 'rank', 'matrix', 'activity']],
    [
      'an administrator of a training without participants',
      { isAdmin: true, hasRecords: false },
      ['overview', 'problems'],
    ],
  ])('of %s', (_case, viewed, tabs) => {
    expect(show(viewed).map(({ tab }) => tab)).toEqual(tabs);
  });

  it('are closed before the password, except the introduction', () => {
    expect(show({ canEnter: false }).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  });

  it.each([
    ['TrainingDetails', 'overview'],
    ['TrainingProblemList', 'problems'],
    ['GroupTrainingProblemList', 'problems'],
    ['GroupTrainingRank', 'rank'],
    ['TrainingProgress', 'matrix'],
    ['GroupTrainingActivity', 'activity'],
    [undefined, 'overview'],
  ])('of the route %s is %s', (route, tab) => {
    expect(tabOfRoute(route)).toBe(tab);
  });
});
