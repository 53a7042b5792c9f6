import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { decidePass, findPassLimit } from './multi-pass.ts';

describe('the passes of a validator', () => {
  it.each<[string, string[], number | undefined]>([
    ['one', ['return 42;'], undefined],
    ['two', ['open("nextpass.in")'], 2],
    ['as many as the comment says', ['// validation_passes: 5', 'open("nextpass.in")'], 5],
    ['no more than the judge allows', ['// validation_passes: 99999\nnextpass.in'], 100],
    ['one, although a comment says more', ['// validation_passes: 5'], undefined],
  ])('%s', (_, sources, expected) => {
    expect(findPassLimit(sources)).toBe(expected);
  });
});

describe('after a pass', () => {
  const verdict = (status: typeof statuses.accepted | typeof statuses.wrongAnswer) => ({
    status,
    fraction: 1,
    message: null,
    note: null,
  });
  it.each([
    ['the next one follows', verdict(statuses.accepted), { number: 1, limit: 2, hasNext: true }, 'next'],
    [
      'the verdict counts',
      verdict(statuses.accepted),
      { number: 1, limit: 2, hasNext: false },
      statuses.accepted,
    ],
    [
      'a refusal is final',
      verdict(statuses.wrongAnswer),
      { number: 1, limit: 2, hasNext: true },
      statuses.wrongAnswer,
    ],
    [
      'too many are a fault',
      verdict(statuses.accepted),
      { number: 2, limit: 2, hasNext: true },
      statuses.systemError,
    ],
  ] as const)('%s', (_, given, pass, expected) => {
    const decided = decidePass(given, pass);
    expect(decided === 'next' ? decided : decided.status).toBe(expected);
  });
});
