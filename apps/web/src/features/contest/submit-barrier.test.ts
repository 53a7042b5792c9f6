import { describe, expect, it } from 'vitest';
import { findSubmitBarrier } from './submit-barrier.ts';

const times = { startMs: 1000, endMs: 5000, frozenFromMs: null, isUnfrozenAtEnd: true };
const open = { times, audience: 'public', allowsAfterEnd: false } as const;
const [before, during, after] = [999, 1000, 5000];
const stranger = { isAdmin: false, isRegistered: false, isAccountAllowed: true };
const outsider = { ...stranger, isAccountAllowed: false };
const contestant = { ...stranger, isRegistered: true };
const admin = { ...stranger, isAdmin: true };

describe('why a user cannot submit', () => {
  it.each([
    ['before the start', open, stranger, before, 'scheduled'],
    ['nothing in a public contest', open, stranger, during, undefined],
    ['the end', open, stranger, after, 'ended'],
    [
      'nothing after an end that does not close',
      { ...open, allowsAfterEnd: true },
      stranger,
      after,
      undefined,
    ],
    ['the password of a protected contest', { ...open, audience: 'protected' }, stranger, during, 'password'],
    ['the password of a private contest', { ...open, audience: 'private' }, stranger, during, 'password'],
    ['nothing once registered', { ...open, audience: 'protected' }, contestant, during, undefined],
    ['nothing for an administrator', { ...open, audience: 'private' }, admin, before, undefined],
    ['the account, where a contest takes others only', open, outsider, during, 'account'],
    [
      'the account, which no password replaces',
      { ...open, audience: 'protected' },
      outsider,
      during,
      'account',
    ],
    ['the end, whatever the account', open, outsider, after, 'ended'],
    ['the end, also for an administrator', open, admin, after, 'ended'],
  ] as const)('%s', (_what, rules, submitter, nowMs, expected) => {
    expect(findSubmitBarrier(rules, submitter, nowMs)).toBe(expected);
  });
});
