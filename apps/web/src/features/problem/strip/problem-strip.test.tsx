import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { stripProblemsQuery, type StripProblem } from '../api/list-strip-problems.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ProblemStrip } from './problem-strip.tsx';

const m = problemMessages['en-US'];
const problem = (problemId: string, status: number | null = null) =>
  ({ pid: problemId.codePointAt(0), problemId, title: `Title ${problemId}`, status }) as StripProblem;
const three = [problem('A', statuses.accepted), problem('B', statuses.wrongAnswer), problem('C')];

interface Shown {
  problemId?: string;
  context?: ProblemContext;
  isFullScreen?: boolean;
  answer?: StripProblem[] | Error;
}

const show = ({ problemId = 'B', context = { contestId: 3 }, isFullScreen = false, answer }: Shown) =>
  renderMarkup(<ProblemStrip context={context} problemId={problemId} isFullScreen={isFullScreen} />, {
    user: aUser(),
    queries: answer === undefined ? [] : [[stripProblemsQuery(context, 'u1').queryKey, answer]],
  });

describe('ProblemStrip', () => {
  it('invites guests to log in', () => {
    const shown = renderMarkup(
      <ProblemStrip context={{ contestId: 3 }} problemId="A" isFullScreen={false} />,
    );
    expect(shown.get('navigation', m.strip).text).toBe(m.stripGuest);
  });

  it('is empty while it loads, and can be tried again after a failure', () => {
    expect(show({}).get('navigation', m.strip).text).toBe('');
    const failed = show({ answer: new Error('down') });
    expect(failed.text).toContain(m.stripFailed);
    expect(failed.names('button')).toEqual([m.retry]);
  });

  it('names every problem with its result, and marks the current one', () => {
    const shown = show({ answer: three });
    const { accepted, wrongAnswer } = verdictMessages['en-US'];
    const entries = shown.all('listitem').map(({ text }) => text);
    expect(entries).toEqual(['A Title A', 'B Title B', 'C Title C']);
    expect(shown.get('link', `A Title A, ${accepted.name}`).attribute('aria-current')).toBeUndefined();
    expect(shown.get('link', `B Title B, ${wrongAnswer.name}`).attribute('aria-current')).toBe('page');
    expect(shown.find('link', 'C Title C')).toBeDefined();
  });

  it.each([
    ['A', undefined, '/contest/3/problem/B'],
    ['B', '/contest/3/problem/A', '/contest/3/problem/C'],
    ['C', '/contest/3/problem/B', undefined],
    ['unknown', undefined, undefined],
  ])('the neighbours of %s', (problemId, previous, next) => {
    const shown = show({ problemId, answer: three });
    expect(shown.find('link', m.previous)?.href).toBe(previous);
    expect(shown.find('link', m.next)?.href).toBe(next);
  });

  it.each([
    ['a contest', { contestId: 3 }, false, '/contest/3/problem/A'],
    ['a contest in focus mode', { contestId: 3 }, true, '/contest/3/problem/A/full-screen'],
    ['a training', { trainingId: 5 }, false, '/training/5/problem/A'],
    [
      'a training of a group',
      { groupId: 2, trainingId: 5 },
      true,
      '/group/2/training/5/problem/A/full-screen',
    ],
  ])('stays inside %s', (_name, context, isFullScreen, href) => {
    expect(show({ context, isFullScreen, answer: three }).find('link', m.previous)?.href).toBe(href);
  });

  it('shows an empty contest as an empty list', () => {
    const shown = show({ answer: [] });
    expect(shown.all('list')).toHaveLength(1);
    expect(shown.all('link')).toEqual([]);
  });
});
