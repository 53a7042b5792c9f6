import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { BulkBar } from './bulk-bar.tsx';

const nothing = () => undefined;
const render = (isScored: boolean, isGrouped: boolean) =>
  renderMarkup(
    <BulkBar
      count={3}
      isScored={isScored}
      isGrouped={isGrouped}
      onSet={nothing}
      onRemove={nothing}
      onClear={nothing}
    />,
  );

it.each([
  ['ACM', false, false, []],
  ['OI', true, false, ['Score of the selected test cases']],
  ['subtasks', true, true, ['Subtask of the selected test cases', 'Score of the selected test cases']],
])('offers the fields that cases have: %s', (_case, isScored, isGrouped, fields) => {
  expect(render(isScored, isGrouped).names('textbox')).toEqual(fields);
});

it('says how many are selected, and applies no empty number', () => {
  const markup = render(true, false);
  expect(markup.get('toolbar', '3 selected').text).toContain('Remove selected');
  expect(markup.get('button', 'Apply').isDisabled).toBe(true);
});
