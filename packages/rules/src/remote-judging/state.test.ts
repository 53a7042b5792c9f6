import { describe, expect, test } from 'vitest';
import { decideAccountState, decideVendorState, findWaitingReason, usesToday } from './state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const before = new Date('2026-11-16T11:59:59Z');
const after = new Date('2026-11-16T12:00:01Z');
const cap = 3;

test.each([
  [{ isEnabled: false, pausedUntil: after, accountCount: 0 }, 'off'],
  [{ isEnabled: true, pausedUntil: after, accountCount: 0 }, 'no-account'],
  [{ isEnabled: true, pausedUntil: after, accountCount: 1 }, 'paused'],
  [{ isEnabled: true, pausedUntil: before, accountCount: 1 }, 'working'],
  [{ isEnabled: true, pausedUntil: null, accountCount: 1 }, 'working'],
] as const)('the vendor %j is %s', (vendor, state) => {
  expect(decideVendorState(vendor, now)).toBe(state);
});

const ready = {
  isEnabled: true,
  pausedUntil: null,
  leaseUntil: null,
  isSending: false,
  nextUseAt: null,
  usedOn: null,
  usedCount: 0,
  failureCode: null,
};
const today = { usedOn: '2026-11-16', usedCount: 3 };

test.each([
  [{}, 'ready'],
  [{ isEnabled: false, pausedUntil: after }, 'disabled'],
  [{ pausedUntil: after, leaseUntil: after }, 'paused'],
  [{ pausedUntil: before }, 'ready'],
  [{ leaseUntil: after, nextUseAt: after }, 'busy'],
  [{ leaseUntil: before }, 'ready'],
  [{ isSending: true }, 'busy'],
  [{ nextUseAt: after }, 'resting'],
  [{ nextUseAt: now }, 'ready'],
  [today, 'resting'],
  [{ ...today, usedCount: 2 }, 'ready'],
  [{ usedOn: '2026-11-15', usedCount: 3 }, 'ready'],
] as const)('the account %j is %s', (change, state) => {
  expect(decideAccountState({ ...ready, ...change }, now, cap)).toBe(state);
});

test('uses of yesterday do not count', () => {
  expect(usesToday(today, now)).toBe(3);
  expect(usesToday({ usedOn: '2026-11-15', usedCount: 3 }, now)).toBe(0);
});

describe('a submission waits', () => {
  const open = { isEnabled: true, pausedUntil: null };
  const paused = { ...ready, pausedUntil: after };
  test.each([
    [open, [ready], undefined],
    [{ ...open, isEnabled: false }, [ready], 'vendorOff'],
    [{ ...open, pausedUntil: after }, [ready], 'vendorPaused'],
    [open, [], 'noAccount'],
    [open, [{ ...ready, isEnabled: false }], 'noAccount'],
    [open, [paused], 'accountPaused'],
    [open, [paused, { ...paused, failureCode: 'challengeRequired' }], 'challengeRequired'],
    [open, [paused, { ...ready, leaseUntil: after }], 'accountBusy'],
    [open, [{ ...ready, nextUseAt: after }], 'accountBusy'],
    [open, [{ ...ready, ...today }, paused], 'dailyCap'],
    [
      open,
      [
        { ...ready, ...today },
        { ...ready, isSending: true },
      ],
      'accountBusy',
    ],
    [open, [paused, ready], undefined],
  ] as const)('%j %j because of %s', (vendor, accounts, reason) => {
    expect(findWaitingReason({ vendor, accounts, dailyCap: cap }, now)).toBe(reason);
  });
});
