import { expect, test } from 'vitest';
import { lanes, submissionLane } from './lanes.ts';

test.each([
  [null, null, 'ordinary'],
  [7, null, 'contest'],
  [null, 3, 'ordinary'],
  [7, 3, 'ordinary'],
] as const)('a submission of contest %s and group %s waits in the lane %s', (contestId, groupId, lane) => {
  expect(submissionLane({ contestId, groupId })).toBe(lane);
});

test('submissions of contests of the site go first, background work last', () => {
  expect(lanes[0]).toBe('contest');
  expect(lanes.at(-1)).toBe('background');
});
