import { finalStatuses, statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import { classifyStatus } from '../contests/contest-records.ts';
import { judgementTypeOf, judgementTypes } from './judgement-types.ts';

const inside = { isBoardOnly: false };
const outside = { isBoardOnly: true };

describe('judgement type of a verdict', () => {
  test.each([
    ['accepted', 'AC', 'AC'],
    ['wrongAnswer', 'WA', 'RE'],
    ['presentationError', 'PE', 'RE'],
    ['timeLimitExceeded', 'TLE', 'RE'],
    ['memoryLimitExceeded', 'MLE', 'RE'],
    ['runtimeError', 'RTE', 'RE'],
    ['compileError', 'CE', 'RNP'],
    ['systemError', 'JE', 'RNP'],
    ['submittedFailed', 'JE', 'RNP'],
    ['cancelled', 'SE', 'RNP'],
    ['partialAccepted', 'PA', 'PA'],
    ['pending', undefined, undefined],
    ['compiling', undefined, undefined],
    ['judging', undefined, undefined],
  ] as const)('%s is %s, and %s on a public scoreboard', (name, letters, onBoard) => {
    expect(judgementTypeOf(statuses[name], inside)).toBe(letters);
    expect(judgementTypeOf(statuses[name], outside)).toBe(onBoard);
  });

  test('agrees with the scoreboard on penalty and solved for every final status', () => {
    for (const status of finalStatuses) {
      for (const place of [inside, outside]) {
        const type = judgementTypes.find(({ id }) => id === judgementTypeOf(status, place));
        expect(type).toMatchObject({
          penalty: classifyStatus(status) === 'penalised',
          solved: classifyStatus(status) === 'accepted',
        });
      }
    }
  });
});
