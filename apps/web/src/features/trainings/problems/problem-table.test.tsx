import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { TrainingProblem } from '../api/list-training-problems.ts';
import { dueMessages } from '../header/due-messages.ts';
import { aCell, aTrainingState } from '../testing/a-training.ts';
import { TrainingStateContext } from '../use-training.ts';
import { problemMessages } from './problem-messages.ts';
import { ProblemTable } from './problem-table.tsx';

const m = problemMessages['en-US'];
const problems = ['A', 'B', 'C'].map(
  (problemId, index) =>
    ({
      pid: index,
      problemId,
      title: `Title ${problemId}`,
      difficulty: 0,
      tags: [{ id: 1, name: 'loops', color: null }],
      ac: 1,
      total: 2,
    }) as unknown as TrainingProblem,
);
const show = (showsTags: boolean, groupId?: number) =>
  renderMarkup(
    <TrainingStateContext value={aTrainingState(groupId === undefined ? {} : { groupId })}>
      <ProblemTable
        problems={problems}
        cells={{ A: aCell({ isLate: true }), B: aCell({ status: statuses.wrongAnswer }) }}
        showsTags={showsTags}
      />
    </TrainingStateContext>,
  );

it('marks solved, failed and untried problems, and late ones', () => {
  const shown = show(false);
  expect(shown.names('img').slice(0, 2)).toEqual(['Accepted', 'Wrong Answer']);
  const rows = shown.all('row').map(({ text }) => text);
  expect(rows[1]).toContain(dueMessages['en-US'].late);
  expect(rows[2]).not.toContain(dueMessages['en-US'].late);
  expect(rows[3]).toContain(m.untried);
});

it('shows tags only on request', () => {
  expect(show(true).text).toContain('loops');
  expect(show(false).text).not.toContain('loops');
});

it('links stay in the training', () => {
  expect(show(false).get('link', 'Title B').href).toBe('/training/7/problem/B');
  expect(show(false, 2).get('link', 'Title B').href).toBe('/group/2/training/7/problem/B');
});
