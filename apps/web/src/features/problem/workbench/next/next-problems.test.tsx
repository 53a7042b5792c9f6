import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { stripProblemsQuery } from '../../api/list-strip-problems.ts';
import type { ProblemContext } from '../workbench-problem.ts';
import { nextMessages } from './next-messages.ts';
import { NextProblems } from './next-problems.tsx';

const m = nextMessages['en-US'];
const problems = ['A', 'B'].map((problemId, index) => ({
  pid: index + 1,
  problemId,
  title: `Title ${problemId}`,
  status: null,
  score: null,
}));

const show = (problemId: string, context: ProblemContext, url = '/') =>
  renderMarkup(<NextProblems problem={{ pid: 1, problemId }} context={context} />, {
    user: aUser(),
    url,
    queries: [[stripProblemsQuery(context, 'u1').queryKey, problems]],
  });

describe('what to do after Accepted', () => {
  it.each([
    ['a training', { trainingId: 5 }, '/training/5/problem/A', '/training/5/problem/B'],
    [
      'a training in focus mode',
      { trainingId: 5 },
      '/training/5/problem/A/full-screen',
      '/training/5/problem/B/full-screen',
    ],
    [
      'a training of a group',
      { trainingId: 5, groupId: 2 },
      '/group/2/training/5/problem/A',
      '/group/2/training/5/problem/B',
    ],
    ['a contest', { contestId: 3 }, '/contest/3/problem/A', '/contest/3/problem/B'],
  ])('the next problem of %s', (_case, context, url, to) => {
    expect(show('A', context, url).all('link')[0]?.href).toBe(to);
  });

  it('after the last problem of a training, its list', () => {
    const [link] = show('B', { trainingId: 5 }).all('link');
    expect(link?.href).toBe('/training/5/problems');
    expect(link?.text).toContain(m.backToTraining);
  });

  it('nothing after the last problem of a contest', () => {
    expect(show('B', { contestId: 3 }).all('link')).toEqual([]);
  });
});
