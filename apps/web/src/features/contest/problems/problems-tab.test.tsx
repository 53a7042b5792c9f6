import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { ownResultsQuery, type OwnResults } from '../api/get-own-results.ts';
import { contestProblemsQuery, type ContestProblem } from '../api/list-contest-problems.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { problemMessages } from './problem-messages.ts';
import { ProblemsTab } from './problems-tab.tsx';

const problem = (displayId: string, changes: Partial<ContestProblem> = {}) =>
  ({
    id: displayId.codePointAt(0),
    pid: displayId.codePointAt(0),
    displayId,
    displayTitle: `Title ${displayId}`,
    color: null,
    ac: 3,
    total: 12,
    ...changes,
  }) as ContestProblem;

interface Shown {
  answer?: ContestProblem[] | Error;
  results?: OwnResults;
  state?: Partial<ContestState>;
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ProblemsTab in %s', (locale) => {
  const m = problemMessages[locale];
  function show({ answer, results, state }: Shown) {
    const pids = Array.isArray(answer) ? answer.map(({ pid }) => pid) : [];
    const resultsKey = ownResultsQuery({ contestId: 7, uid: 'u1', pids, containsEnd: false }).queryKey;
    return renderMarkup(
      <ContestContext value={aContestState(state)}>
        <ProblemsTab />
      </ContestContext>,
      {
        locale,
        user: aUser(),
        queries: [
          ...(answer === undefined ? [] : [[contestProblemsQuery(7, false).queryKey, answer] as const]),
          ...(results === undefined ? [] : [[resultsKey, results] as const]),
        ],
      },
    );
  }

  it('loads, can fail, can be empty', () => {
    expect(show({}).html).toContain('aria-busy');
    expect(show({ answer: new Error('down') }).text).toContain(m.failed);
    expect(show({ answer: [] }).text).toContain(m.empty);
  });

  it('links to the problems of the contest', () => {
    const shown = show({ answer: [problem('A'), problem('B 2')] });
    expect(shown.all('link').map(({ href }) => href)).toEqual([
      '/contest/7/problem/A',
      '/contest/7/problem/B%202',
    ]);
  });

  it('shows the counts', () => {
    const [row] = show({ answer: [problem('A')] })
      .all('row')
      .slice(1);
    expect(row?.text).toMatch(/A Title A 3 12 .*25/);
  });

  it('hides every count while the scoreboard is frozen', () => {
    const shown = show({ answer: [problem('A', { ac: 4711, total: 4712 })], state: { isFrozen: true } });
    expect(shown.names('img')).toEqual([m.hidden, m.hidden, m.hidden]);
    expect(shown.html).not.toMatch(/4711|4712/);
  });

  it('marks own results: untried for screen readers only, unknown not at all', () => {
    const answer = [problem('A'), problem('B'), problem('C')];
    const results = {
      [String(answer[0]?.pid)]: { status: statuses.accepted },
      [String(answer[1]?.pid)]: { status: statuses.notSubmitted },
    } as unknown as OwnResults;
    const shown = show({ answer, results });
    expect(shown.names('img')).toEqual([verdictMessages[locale].accepted.name]);
    const marks = shown
      .all('row')
      .slice(1)
      .map(({ text }) => text.startsWith(m.untried));
    expect(marks).toEqual([false, true, false]);
  });
});
