import { expect, it } from 'vitest';
import { findBarrier } from './find-barrier.ts';

it.each([
  [undefined, undefined, undefined],
  [undefined, ['default_user'], undefined],
  [undefined, ['root'], undefined],
  [undefined, ['mute_user'], undefined],
  [undefined, ['no_subimit_user'], 'role'],
  [undefined, ['no_submit_mute_user'], 'role'],
  ['ended', ['no_subimit_user'], 'ended'],
  ['ended', undefined, 'ended'],
] as const)('contest: %s, roles: %s, barrier: %s', (ofContest, roleList, barrier) => {
  expect(findBarrier(ofContest, roleList && { roleList })).toBe(barrier);
});
