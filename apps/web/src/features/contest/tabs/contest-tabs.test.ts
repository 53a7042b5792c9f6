import { describe, expect, it } from 'vitest';
import type { Contest } from '../api/get-contest.ts';
import { listShownTabs, tabOfRoute } from './contest-tabs.ts';

const acm = { type: 0, openPrint: false } as Contest;
const oi = { type: 1, openPrint: false } as Contest;
const contestant = { contest: acm, isAdmin: false, isSuperAdmin: false, isCommentOpen: false };
const commonTabs = ['overview', 'problems', 'submissions', 'rank', 'announcements'];

describe('contest tabs', () => {
  it.each([
    ['a contestant', contestant, []],
    ['a contestant where comments are open', { ...contestant, isCommentOpen: true }, ['comment']],
    [
      'a contestant where texts are printed',
      { ...contestant, contest: { ...acm, openPrint: true } },
      ['print'],
    ],
    ['an administrator of an ACM contest', { ...contestant, isAdmin: true }, ['acInfo', 'scrollBoard']],
    ['an administrator of an OI contest', { ...contestant, contest: oi, isAdmin: true }, []],
    [
      'an administrator of an OI contest with printing',
      { ...contestant, contest: { ...oi, openPrint: true }, isAdmin: true },
      ['print', 'adminPrint'],
    ],
    [
      'a super administrator',
      { ...contestant, isAdmin: true, isSuperAdmin: true },
      ['acInfo', 'rejudge', 'scrollBoard'],
    ],
  ])('of %s', (_who, context, more) => {
    expect(listShownTabs(context).map(({ tab }) => tab)).toEqual([...commonTabs, ...more]);
  });

  it('map to their routes', () => {
    expect(tabOfRoute('ContestRank')).toBe('rank');
    expect(tabOfRoute('ContestDetails')).toBe('overview');
    expect(tabOfRoute(undefined)).toBe('overview');
  });
});
