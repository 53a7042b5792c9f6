import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { conditionsIn, type ContestSituation } from './contest-situation.ts';

const frozenOi: ContestSituation = {
  stage: 'running',
  isScored: true,
  isFrozen: true,
  isLastCounted: true,
  containsEnd: false,
  submitBarrier: undefined,
};
const { accepted, notSubmitted, unknownResult } = statuses;

describe('contest conditions', () => {
  it.each([
    ['a frozen OI contest, first attempt', {}, notSubmitted, true, false],
    ['a frozen OI contest, second attempt', {}, unknownResult, true, true],
    ['a frozen OI contest, status not loaded', {}, undefined, true, false],
    ['one where the best submission counts', { isLastCounted: false }, unknownResult, true, true],
    ['an ended one that stays frozen', { stage: 'ended' }, unknownResult, true, false],
    ['an open OI contest', { isFrozen: false }, accepted, false, false],
    ['a frozen ACM contest', { isScored: false }, accepted, false, false],
  ] as const)('%s', (_where, changes, ownStatus, isResultHidden, willOverwrite) => {
    expect(conditionsIn({ ...frozenOi, ...changes }, ownStatus)).toEqual({
      isResultHidden,
      willOverwrite,
      isLastCounted: 'isLastCounted' in changes ? changes.isLastCounted : true,
      submitBarrier: undefined,
    });
  });

  it('are empty outside contests', () => {
    expect(conditionsIn(undefined, accepted)).toBeUndefined();
  });

  it('close what the contest closes', () => {
    expect(conditionsIn({ ...frozenOi, submitBarrier: 'ended' }, undefined)?.submitBarrier).toBe('ended');
  });
});
