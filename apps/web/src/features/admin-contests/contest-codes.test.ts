import { expect, it } from 'vitest';
import { audienceOf, scoringOf, stageOf } from './contest-codes.ts';

it.each([
  [0, 'public'],
  [1, 'private'],
  [2, 'protected'],
  [3, 'private'],
  [-1, 'private'],
])('maps the audience code %d to %s', (auth, audience) => {
  expect(audienceOf(auth)).toBe(audience);
});

it.each([
  [0, 'acm'],
  [1, 'oi'],
  [2, 'oi'],
])('maps the type code %d to %s', (type, scoring) => {
  expect(scoringOf(type)).toBe(scoring);
});

it.each([
  [-1, 'scheduled'],
  [0, 'running'],
  [1, 'ended'],
  [9, 'ended'],
])('maps the status code %d to %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});
