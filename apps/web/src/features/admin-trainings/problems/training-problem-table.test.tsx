import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ListedTrainingProblem } from '../api/training-problems.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';
import { TrainingProblemTable } from './training-problem-table.tsx';

const m = trainingProblemMessages['en-US'];
const problem = (problemId: string, rank: number, auth = 1) =>
  ({
    problem: { id: rank, problemId, title: `Title ${problemId}`, author: 'ann', auth },
    entry: { id: rank, tid: 7, pid: rank, displayId: problemId, rank },
  }) as ListedTrainingProblem;

const show = () =>
  renderMarkup(
    <TrainingProblemTable
      problems={[problem('A', 10), problem('B', 20, 2)]}
      isBusy={false}
      onMove={() => undefined}
      onRank={() => undefined}
      onRemove={() => undefined}
    />,
  );

it('every problem has a handle, a number and a way out', () => {
  const shown = show();
  expect(shown.names('button')).toEqual([m.move('A'), m.removeOf('A'), m.move('B'), m.removeOf('B')]);
  expect(shown.get('textbox', m.rankOf('B')).attribute('value')).toBe('20');
  expect(shown.get('link', 'Title A').href).toBe('/problem/A');
});

it('marks problems that learners do not see', () => {
  const rows = show()
    .all('row')
    .map(({ text }) => text);
  expect(rows[1]).not.toContain(m.hidden);
  expect(rows[2]).toContain(m.hidden);
});
