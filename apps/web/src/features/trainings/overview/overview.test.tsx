import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { OwnProgress } from '../api/get-training.ts';
import { trainingProblemsQuery } from '../api/list-training-problems.ts';
import { aCell, aTrainingState } from '../testing/a-training.ts';
import { TrainingStateContext } from '../use-training.ts';
import { overviewMessages } from './overview-messages.ts';
import { Overview } from './overview.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the introduction in %s', (locale) => {
  const m = overviewMessages[locale];
  const show = (progress: Partial<OwnProgress> = {}, description: string | null = 'Hello') =>
    renderMarkup(
      <TrainingStateContext value={aTrainingState({ progress, training: { description } })}>
        <Overview />
      </TrainingStateContext>,
      { locale, queries: [[trainingProblemsQuery(7).queryKey, [{ problemId: 'A' }, { problemId: 'B' }]]] },
    );
  const wrong = aCell({ status: statuses.wrongAnswer });

  it.each([
    ['starts', { acCount: 0 }, m.start, 'A'],
    ['continues at the first unsolved problem', { cells: { A: aCell() } }, m.resume, 'B'],
    ['repeats a failed problem', { acCount: 0, cells: { A: wrong } }, m.start, 'A'],
    ['reviews when all are solved', { acCount: 2, cells: { A: aCell(), B: aCell() } }, m.review, 'A'],
  ])('%s', (_case, progress, label, problemId) => {
    expect(show(progress).get('link', label).href).toBe(`/training/7/problem/${problemId}`);
  });

  it('asks for the password first', () => {
    const shown = show({ access: 'password' });
    expect(shown.names('button')).toContain(m.join);
    expect(shown.all('link')).toEqual([]);
  });

  it('tells barred users, without a form', () => {
    const shown = show({ access: 'barred' });
    expect(shown.text).toContain(m.barred);
    expect(shown.names('button')).not.toContain(m.join);
  });

  it.each([null, '  '])('says that there is none: %j', (description) => {
    expect(show({}, description).text).toContain(m.noIntroduction);
  });
});
