import { expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { FieldNote } from './field-note.tsx';

it.each([
  ['its hint', { hint: 'A hint.' }, 'A hint.'],
  ['its error instead of the hint', { hint: 'A hint.', error: 'An error.' }, 'An error.'],
  ['its error without a hint', { error: 'An error.' }, 'An error.'],
  ['nothing without both', { error: undefined }, ''],
])('the note of a field shows %s', (_name, note, text) => {
  expect(renderMarkup(<FieldNote {...note} />).text).toBe(text);
});
