import { expect, test } from 'vitest';
import { addGroupPrefix, removeGroupPrefix } from './group-problem-ids.ts';

test.each([
  ['class7', 'a1', 'CLASS7A1'],
  ['Class-7', ' A1 ', 'CLASS-7A1'],
  ['class7', '', 'CLASS7'],
])('the id in %s typed as "%s" is %s', (shortName, typed, displayId) => {
  expect(addGroupPrefix(shortName, typed)).toBe(displayId);
});

test.each([
  ['class7', 'CLASS7A1', 'A1'],
  ['class7', 'CLASS7', ''],
  ['renamed', 'CLASS7A1', 'CLASS7A1'],
])('in %s the form shows %s as "%s"', (shortName, displayId, typed) => {
  expect(removeGroupPrefix(shortName, displayId)).toBe(typed);
});
