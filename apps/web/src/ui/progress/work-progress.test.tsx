import { expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { WorkProgress } from './work-progress.tsx';

const show = (done: number, total: number) =>
  renderMarkup(<WorkProgress title="Comparing" text="You can leave." done={done} total={total} />);

it.each([
  [0, 0, '0%'],
  [0, 8, '0%'],
  [2, 8, '25%'],
  [8, 8, '100%'],
])('%i of %i fill %s of the bar', (done, total, width) => {
  expect(show(done, total).html).toContain(`width:${width}`);
});

it('announces its title and its text, not the bar', () => {
  expect(show(1, 2).names('status')).toEqual(['Comparing You can leave.']);
});
