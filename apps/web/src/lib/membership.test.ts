import { describe, expect, it } from 'vitest';
import { countDaysLeft, parseMembership } from './membership.ts';

const now = new Date('2026-05-10T12:00:00Z');
const facts = { memberStatus: 2, memberAnnual: 1, gmtMemberExp: '2026-05-20T12:00:00.000+0000', level: 2 };

describe('countDaysLeft', () => {
  it.each([
    ['ten days on', '2026-05-20T12:00:00Z', 10],
    ['a minute on, which still is a day', '2026-05-10T12:01:00Z', 1],
    ['a day and a minute on', '2026-05-11T12:01:00Z', 2],
    ['this very moment', '2026-05-10T12:00:00Z', 0],
    ['long past', '2020-01-01T00:00:00Z', 0],
  ])('%s', (_when, expiry, days) => {
    expect(countDaysLeft(new Date(expiry), now)).toBe(days);
  });
});

describe('parseMembership', () => {
  it('returns status, level, annual flag and days left', () => {
    expect(parseMembership(facts, now)).toEqual({
      status: 'member',
      level: '1-2',
      isAnnual: true,
      expiresAt: new Date('2026-05-20T12:00:00Z'),
      daysLeft: 10,
    });
  });

  it.each([
    [0, 'registered'],
    [1, 'verified'],
    [2, 'member'],
    [3, 'expired'],
    [9, 'registered'],
    [-1, 'registered'],
  ])('parses status %i as %s', (memberStatus, status) => {
    expect(parseMembership({ ...facts, memberStatus }, now).status).toBe(status);
  });

  it.each([
    [0, undefined],
    [1, '1-1'],
    [3, '1-3'],
    [4, undefined],
  ])('parses level %i as %s', (level, name) => {
    expect(parseMembership({ ...facts, level }, now).level).toBe(name);
  });

  it('treats a membership past its last day as expired', () => {
    const past = { ...facts, gmtMemberExp: '2026-05-10T11:59:59.000+0000' };
    expect(parseMembership(past, now).status).toBe('expired');
  });

  it('keeps a membership without an end', () => {
    const endless = parseMembership({ ...facts, gmtMemberExp: null }, now);
    expect(endless).toMatchObject({ status: 'member', expiresAt: undefined, daysLeft: undefined });
  });

  it('ignores an invalid date', () => {
    expect(parseMembership({ ...facts, gmtMemberExp: 'soon' }, now).daysLeft).toBeUndefined();
  });
});
