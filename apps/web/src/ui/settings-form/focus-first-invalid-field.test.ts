import { expect, it } from 'vitest';
import { focusFirstInvalidField } from './focus-first-invalid-field.ts';

const names = ['title', 'start', 'end'] as const;

/** What `focusInside` calls of an input. */
const anInput = (focus: () => void) =>
  ({ matches: () => true, focus, scrollIntoView: () => undefined }) as unknown as HTMLElement;

function focusedBy(problems: Record<string, unknown>, shown: readonly string[] = names) {
  const focused: string[] = [];
  const getInputNode = (name: string) => (shown.includes(name) ? anInput(() => focused.push(name)) : null);
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
