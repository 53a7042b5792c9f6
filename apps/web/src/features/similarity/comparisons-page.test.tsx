import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { comparisonsKey, type ComparisonSummary } from './api/comparisons.ts';
import { Component } from './comparisons-page.tsx';
import { originAddress } from './origin-link.tsx';
import { aComparison } from './testing/a-comparison.ts';

const path = '/similarity/:kind/:targetID';
const { of, problems, ...result } = aComparison();
const summaryOf = (changes: Partial<ComparisonSummary> = {}): ComparisonSummary => ({
  id: result.id,
  state: result.state,
  choice: result.choice,
  families: [],
  threshold: 30,
  done: 12,
  total: 12,
  startedAt: result.startedAt,
  finishedAt: result.finishedAt,
  startedBy: 'jury',
  pairs: 3,
  marked: 1,
  ...changes,
});
const render = (comparisons: ComparisonSummary[], shown = problems) =>
  renderMarkup(<Component />, {
    url: '/similarity/contest/7',
    path,
    queries: [[comparisonsKey('contest', 7), { of, problems: shown, comparisons }]],
  });

describe('the comparisons of a contest', () => {
  it('offers problems, languages, the program, the threshold and files to ignore', () => {
    const page = render([]);
    expect(page.get('link', 'Spring Cup').href).toBe('/contest/7');
    expect(page.names('radio')).toEqual([
      'The best program of each person',
      'The last program of each person',
    ]);
    expect(page.text).toContain('Problems');
    expect(page.text).toContain('Languages');
    expect(page.get('textbox', 'Minimum similarity').attribute('value')).toBe('30%');
    expect(page.names('button')).toEqual(expect.arrayContaining(['Add files', 'Start comparison']));
    expect(page.text).toContain('Nothing has been compared yet.');
  });

  it('does not ask for a problem where there is only one', () => {
    expect(render([], problems.slice(0, 1)).find('textbox', 'Problems')).toBeUndefined();
  });

  it('lists earlier comparisons with their progress or result', () => {
    const page = render([
      summaryOf({ id: 6, state: 'running', done: 3, pairs: 0, marked: 0 }),
      summaryOf({ families: ['cpp', 'go'] }),
      summaryOf({ id: 4, state: 'failed', startedBy: null }),
    ]);
    expect(page.text).toContain('3 of 12 programs');
    expect(page.text).toContain('12 programs · 3 pairs · 1 pair marked');
    expect(page.text).toContain('C / C++, Go');
    expect(page.text).toContain('Failed');
    expect(page.text).toContain('Started by a deleted user');
    expect(page.all('link').map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/similarity/comparison/6', '/similarity/comparison/5']),
    );
  });

  it('says when there is no problem yet', () => {
    const page = render([], []);
    expect(page.text).toContain('No problems yet');
    expect(page.find('button', 'Start comparison')).toBeUndefined();
  });

  it('does not exist for others and for other kinds', () => {
    const refused = new ApiError({
      kind: 'forbidden',
      message: 'No',
      isAdminCall: false,
      toastsError: false,
    });
    const closed = renderMarkup(<Component />, {
      url: '/similarity/contest/7',
      path,
      queries: [[comparisonsKey('contest', 7), refused]],
    });
    expect(closed.text).toContain('you may not have access');
    expect(renderMarkup(<Component />, { url: '/similarity/school/7', path }).text).toContain(
      'No such comparison',
    );
  });

  it('can be tried again after a failure', () => {
    const page = renderMarkup(<Component />, {
      url: '/similarity/contest/7',
      path,
      queries: [[comparisonsKey('contest', 7), new Error('offline')]],
    });
    expect(page.names('button')).toContain('Try again');
  });
});

describe('the origin of programs', () => {
  it.each([
    [{ kind: 'contest', target: 7, gid: 2 }, '/contest/7'],
    [{ kind: 'training', target: 7, gid: null }, '/training/7'],
    [{ kind: 'training', target: 7, gid: 2 }, '/group/2/training/7'],
    [{ kind: 'problem', target: 7, gid: null }, '/admin/problem/edit/7'],
    [{ kind: 'problem', target: 7, gid: 2 }, '/group/2/problem'],
  ] as const)('%o is %s', (origin, address) => {
    expect(originAddress({ title: '', ...origin })).toBe(address);
  });
});
