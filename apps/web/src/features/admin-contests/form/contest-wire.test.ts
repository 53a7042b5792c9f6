import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredContest } from '../api/get-contest.ts';
import { emptyRange, formatRange, parseRange, previewRange } from './account-range.ts';
import { listDefaultAwards } from './default-awards.ts';
import { timesOf, toBody, toRuled, toValues } from './contest-values.ts';

const hourMs = 3_600_000;
const startMs = Date.UTC(2026, 4, 1, 10);
const endMs = startMs + 5 * hourMs;
/** A date in the format of the wire. */
const wire = (ms: number) => new Date(ms).toISOString().replace('Z', '+0000');

const stored: StoredContest = {
  id: 3,
  uid: 'u1',
  author: 'root',
  title: 'Spring',
  type: 1,
  source: null,
  auth: 2,
  startTime: wire(startMs),
  endTime: wire(endMs),
  duration: 5 * 3600,
  sealRank: true,
  sealRankTime: wire(endMs - hourMs),
  autoRealRank: false,
  status: -1,
  visible: true,
  openPrint: true,
  openAccountLimit: true,
  rankShowName: 'nickname',
  openRank: true,
  oiRankScoreType: 'Highest',
  awardType: 2,
  allowEndSubmit: true,
  isGroup: false,
  gid: null,
  gmtCreate: wire(startMs),
  gmtModified: wire(startMs),
  problemCount: 0,
  count: 0,
  canEdit: true,
  canDelete: true,
  description: 'Five hours.',
  pwd: 'secret',
  accountLimitRule: formatRange({ ...emptyRange, prefix: 'team', from: '1', to: '9' }),
  starAccount: ['coach'],
  awardConfigList: [{ priority: 1, name: 'Gold', background: '#fff', color: '#000', num: 3 }],
  submissionCount: 0,
  examAddresses: ['10.0.0.0/8', '::1'],
  balloonsInFreeze: true,
  testRunsApart: true,
  singleSession: true,
  addressBound: false,
};

describe('a stored contest', () => {
  it('is sent back unchanged if nothing was changed', () => {
    expect(toBody(toValues(stored))).toEqual({
      title: 'Spring',
      description: 'Five hours.',
      type: 1,
      oiRankScoreType: 'Highest',
      startTime: startMs,
      endTime: endMs,
      sealRank: true,
      sealRankTime: endMs - hourMs,
      autoRealRank: false,
      auth: 2,
      pwd: 'secret',
      visible: true,
      openRank: true,
      openPrint: true,
      balloonsInFreeze: true,
      testRunsApart: true,
      allowEndSubmit: true,
      rankShowName: 'nickname',
      starAccount: ['coach'],
      openAccountLimit: true,
      accountLimitRule: stored.accountLimitRule,
      awardType: 2,
      awardConfigList: stored.awardConfigList,
      languages: [],
      examAddresses: ['10.0.0.0/8', '::1'],
      singleSession: true,
      addressBound: false,
    });
    expect(toBody(toValues(stored, ['C'])).languages).toEqual(['C']);
  });

  it.each([
    ['half an hour before the end', endMs - hourMs / 2, 'half-hour'],
    ['an hour before the end', endMs - hourMs, 'hour'],
    ['from the start', startMs, 'whole'],
    ['at another minute', endMs - 47 * 60_000, 'own'],
    ['at another moment', endMs - 1234, 'own'],
  ])('freezes the scoreboard %s', (_name, sealMs, freezeChoice) => {
    const values = toValues({ ...stored, sealRankTime: wire(sealMs) });
    expect(values).toMatchObject({ isFrozen: true, freezeChoice });
    expect(toRuled(values).frozenFromMs).toBe(sealMs);
  });

  it.each([
    ['freezing is off', { sealRank: false }],
    ['it has no moment', { sealRankTime: null }],
  ])('is not frozen if %s', (_name, part) => {
    expect(timesOf({ ...stored, ...part }).frozenFromMs).toBeNull();
    const body = toBody(toValues({ ...stored, ...part }));
    expect([body.sealRank, body.sealRankTime]).toEqual([false, null]);
  });

  it('without a password, a rule or awards gets empty fields and the default awards', () => {
    const values = toValues({
      ...stored,
      pwd: null,
      openAccountLimit: false,
      accountLimitRule: null,
      awardType: 0,
      awardConfigList: [],
    });
    expect(values).toMatchObject({ password: '', isLimited: false, range: emptyRange, awardType: 'none' });
    expect(values.awards).toEqual(listDefaultAwards());
    expect(toBody(values)).toMatchObject({ accountLimitRule: null, awardType: 0, awardConfigList: null });
  });

  it('with unknown codes opens as the strictest', () => {
    const values = toValues({ ...stored, auth: 9, type: 7, awardType: 42 });
    expect(values).toMatchObject({ audience: 'private', scoring: 'oi', awardType: 'none' });
  });

  it('keeps its times to the millisecond', () => {
    // At noon: no time zone changes its clock then.
    const noon = fc.integer({ min: 0, max: 20_000 }).map((day) => day * 24 * hourMs + hourMs / 2);
    fc.assert(
      fc.property(noon, fc.nat(10 * hourMs), fc.nat(999), (start, length, rest) => {
        const [from, to] = [start + rest, start + rest + length];
        const body = toBody(
          toValues({ ...stored, startTime: wire(from), endTime: wire(to), sealRank: false }),
        );
        expect([body.startTime, body.endTime]).toEqual([from, to]);
      }),
    );
  });
});

describe('what the form sends', () => {
  const values = toValues(stored);

  it('has a trimmed title and trimmed stars without duplicates', () => {
    const body = toBody({ ...values, title: '  Spring ', stars: [' coach ', '', 'coach', 'guest'] });
    expect(body.title).toBe('Spring');
    expect(body.starAccount).toEqual(['coach', 'guest']);
  });

  it('has no times while a field is empty', () => {
    expect(toRuled({ ...values, start: '' }).startMs).toBeNaN();
    expect(toRuled({ ...values, end: '2026-05' }).endMs).not.toBe(endMs);
  });

  it.each([
    ['acm', 0],
    ['oi', 1],
  ] as const)('names the scoring %s', (scoring, type) => {
    expect(toBody({ ...values, scoring }).type).toBe(type);
  });
});

describe('the account rule', () => {
  const word = fc.stringMatching(/^[a-z0-9_]{0,8}$/);
  const range = fc
    .record({
      prefix: word,
      suffix: word,
      numbers: fc.option(fc.tuple(fc.nat(9999), fc.nat(9999))),
      extra: fc.uniqueArray(fc.stringMatching(/^[a-z0-9_]{1,8}$/)),
    })
    .map(({ numbers, ...names }) => {
      const [one, other] = numbers ?? [undefined, undefined];
      if (one === undefined || other === undefined) return { ...names, from: '', to: '' };
      return { ...names, from: String(Math.min(one, other)), to: String(Math.max(one, other)) };
    });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(range, (typed) => {
        expect(parseRange(formatRange(typed))).toEqual(typed);
      }),
    );
  });

  it('counts every admitted account', () => {
    fc.assert(
      fc.property(range, (typed) => {
        const { count, first, last } = previewRange(typed);
        const numbered = typed.from === '' ? 0 : Number(typed.to) - Number(typed.from) + 1;
        expect(count).toBe(numbered + typed.extra.length);
        expect(first.length).toBeLessThanOrEqual(count);
        expect(last === undefined).toBe(numbered <= 3);
      }),
    );
  });

  it.each([null, '', 'no tags at all'])('opens an empty builder for %j', (rule) => {
    expect(parseRange(rule)).toEqual(emptyRange);
  });
});
