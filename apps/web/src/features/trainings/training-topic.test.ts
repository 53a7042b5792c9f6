import { expect, it } from 'vitest';
import { parseTrainingEvent } from './training-topic.ts';

it.each([
  [
    { tid: 7, changed: 'progress' },
    { tid: 7, changed: 'progress' },
  ],
  [
    { tid: 7, changed: 'training', more: 1 },
    { tid: 7, changed: 'training' },
  ],
  [{ tid: '7', changed: 'progress' }, undefined],
  [{ tid: 7, changed: 'other' }, undefined],
  [{ tid: 7 }, undefined],
  [null, undefined],
  ['progress', undefined],
])('%j', (value, expected) => {
  expect(parseTrainingEvent(value)).toEqual(expected);
});
