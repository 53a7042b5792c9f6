import { expect, it } from 'vitest';
import { focusFirstInvalidField } from './focus-first-invalid-field.ts';

const names = ['title', 'start', 'end'] as const;

function focusedBy(problems: Record<string, unknown>, shown: readonly string[] = names) {
  const focused: string[] = [];
  const getInputNode = (name: string) =>
    // The form only calls `focus`.
    shown.includes(name) ? ({ focus: () => focused.push(name) } as unknown as HTMLElement) : null;
  focusFirstInvalidField({ getInputNode }, names)(problems);
  return focused;
}

it.each([
  ['the only invalid field', { start: 'x' }, ['start']],
  ['the first in the order of the form', { end: 'x', title: 'x' }, ['title']],
  ['nothing without errors', {}, []],
  ['nothing for a field of another form', { password: 'x' }, []],
])('focuses %s', (_name, problems, focused) => {
  expect(focusedBy(problems)).toEqual(focused);
});

it('does not fail if the field is not rendered', () => {
  expect(focusedBy({ title: 'x' }, ['start'])).toEqual([]);
});
