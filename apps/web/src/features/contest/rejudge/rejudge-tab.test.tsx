import { expect, it } from 'vitest';
import { previewListQuery } from '../../../ui/rejudge-preview/preview-calls.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { contestProblemsQuery, type ContestProblem } from '../api/list-contest-problems.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { RejudgeTab } from './rejudge-tab.tsx';

const problem = (displayId: string, total: number) =>
  ({ id: total, pid: total, displayId, displayTitle: 'x', ac: 0, total }) as ContestProblem;

const queries = [
  [contestProblemsQuery(7, true).queryKey, [problem('A', 0), problem('B', 3)]],
  [previewListQuery({ cid: 7 }).queryKey, []],
] as const;

it('allows rejudging a problem without submissions by contestants, and previewing the whole contest', () => {
  const shown = renderMarkup(
    <ContestContext value={{ contestId: 7 } as ContestState}>
      <RejudgeTab />
    </ContestContext>,
    { locale: 'en-US', queries },
  );
  const buttons = shown.all('button');
  expect(buttons.map(({ name }) => name)).toEqual([
    'Preview the whole contest',
    'Rejudge all submissions to A x',
    'Rejudge all submissions to B x',
  ]);
  expect(buttons.filter(({ isDisabled }) => isDisabled)).toEqual([]);
  expect(shown.text).toContain('There are no previews yet.');
});
