import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { ListedProblem } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { ProblemRow, type RowSettings } from './problem-row.tsx';

const problem = {
  pid: 1,
  problemId: 'P 1',
  title: 'Sum',
  difficulty: 0,
  tags: [{ id: 4, name: 'dp', color: '#409eff' }],
  ac: 3,
  total: 12,
} as unknown as ListedProblem;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ProblemRow in %s', (locale) => {
  const m = problemListMessages[locale];
  const show = (status: number | undefined, settings: Partial<RowSettings> = {}) =>
    renderMarkup(
      <ProblemRow
        problem={problem}
        status={status}
        settings={{
          showsStatus: true,
          showsTags: true,
          chosenTags: [],
          onToggleTag: () => undefined,
          ...settings,
        }}
      />,
      { locale },
    );

  it('both links lead to the problem', () => {
    const links = show(undefined).all('link');
    expect(links.map(({ href }) => href)).toEqual(['/problem/P%201', '/problem/P%201']);
    expect(links.map(({ name }) => name)).toEqual(['Sum', m.solveOne('P 1 Sum')]);
  });

  it.each([
    ['is not known', undefined, ''],
    ['is untried', statuses.notSubmitted, m.notTried],
  ])('the own result %s', (_name, status, text) => {
    expect(show(status).all('cell')[0]?.text).toBe(text);
  });

  it('the own result is an icon with a name', () => {
    expect(show(statuses.accepted).names('img')).toContain(verdictMessages[locale].accepted.name);
  });

  it('columns are left out where they are off', () => {
    expect(show(0).all('cell')).toHaveLength(7);
    expect(show(0, { showsStatus: false }).all('cell')).toHaveLength(6);
    expect(show(0, { showsStatus: false, showsTags: false }).all('cell')).toHaveLength(5);
  });

  it('a tag adds a filter, a chosen tag removes it', () => {
    expect(show(0).names('button')).toEqual([m.addTag('dp')]);
    expect(show(0, { chosenTags: [4] }).names('button')).toEqual([m.dropTag('dp')]);
  });
});
