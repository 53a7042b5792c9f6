import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [plural(0, 'case'), '0 cases'],
  [plural(1, 'case'), '1 case'],
  [plural(2, 'case'), '2 cases'],
  [plural(1.5, 'point'), '1.5 points'],
  [plural(-1, 'point'), '-1 points'],
  [plural(1, 'try', 'tries'), '1 try'],
  [plural(21, 'try', 'tries'), '21 tries'],
])('writes %j', (text, expected) => {
  expect(text).toBe(expected);
});
