import { describe, expect, it } from 'vitest';
import { listBatchProblems, newBatch, stateOf, toSentBatch, type BatchValues } from './batch-values.ts';

const nowMs = new Date(2026, 10, 16, 12).getTime();

describe('the form of a batch', () => {
  it.each<[string, Partial<BatchValues>, string[]]>([
    ['complete', {}, []],
    ['without a length', { length: { isEndless: false, days: '' } }, ['length']],
    ['a coupon needs no length', { kind: 'percent', length: { isEndless: false, days: '' } }, []],
    ['a coupon of 101 percent', { kind: 'percent', percentOff: 101 }, ['percentOff']],
    ['a coupon without an amount', { kind: 'amount' }, ['amountOff']],
    ['a coupon of half a fen', { kind: 'amount', amountOff: 0.005 }, ['amountOff']],
    ['a coupon of an amount', { kind: 'amount', amountOff: 10.5 }, []],
    ['no codes', { count: 0 }, ['count']],
    ['too many codes', { count: 2001 }, ['count']],
    ['no uses', { usesPerCode: '' }, ['usesPerCode']],
    ['expired already', { expiresAt: '2026-11-16T11:59' }, ['expiresAt']],
    ['expires later', { expiresAt: '2026-11-16T12:01' }, []],
  ])('%s', (_case, changes, problems) => {
    expect(listBatchProblems({ ...newBatch, ...changes }, nowMs)).toEqual(problems);
  });

  it('sends the fields of its kind only', () => {
    const common = { count: 10, usesPerCode: 1, expiresAt: null, note: '' };
    expect(toSentBatch({ ...newBatch, note: ' ' })).toEqual({
      ...common,
      kind: 'membership',
      level: 1,
      days: 30,
    });
    expect(toSentBatch({ ...newBatch, kind: 'percent' })).toEqual({
      ...common,
      kind: 'percent',
      percentOff: 20,
    });
    expect(toSentBatch({ ...newBatch, kind: 'amount', amountOff: '10.5' })).toEqual({
      ...common,
      kind: 'amount',
      fenOff: 1050,
    });
  });

  it('sends the expiry as a time of the world', () => {
    const local = new Date(2026, 11, 1, 8, 30);
    expect(toSentBatch({ ...newBatch, expiresAt: '2026-12-01T08:30' })).toMatchObject({
      expiresAt: local.toISOString(),
    });
  });
});

describe('the state of a batch', () => {
  const past = new Date(nowMs - 1);
  const future = new Date(nowMs + 1);
  it.each([
    ['active', null, null],
    ['active', null, future],
    ['expired', null, past],
    ['disabled', past, null],
    ['disabled', past, past],
  ] as const)('%s', (state, disabledAt, expiresAt) => {
    expect(stateOf({ disabledAt, expiresAt }, nowMs)).toBe(state);
  });
});
