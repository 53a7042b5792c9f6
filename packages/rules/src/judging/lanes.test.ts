import { expect, test } from 'vitest';
import { lanes, submissionLane } from './lanes.ts';

test.each([
  [null, 'ordinary'],
  [7, 'contest'],
] as const)('a submission of contest %s waits in the lane %s', (contestId, lane) => {
  expect(submissionLane(contestId)).toBe(lane);
});

test('submissions of contests go first, background work last', () => {
  expect(lanes[0]).toBe('contest');
  expect(lanes.at(-1)).toBe('background');
});
