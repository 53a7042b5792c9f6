import { listDuties } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import type { Contest } from '../api/get-contest.ts';
import { listShownTabs, tabOfRoute } from './contest-tabs.ts';

const acm = { type: 0, openPrint: false } as Contest;
const oi = { type: 1, openPrint: false } as Contest;
const withoutDuties = { isAdmin: false, staffRoles: [] };
const contestant = {
  contest: acm,
  duties: listDuties(withoutDuties),
  canEnter: true,
  isCommentOpen: false,
  protection: undefined,
};
const admin = { ...contestant, duties: listDuties({ ...withoutDuties, isAdmin: true }) };
const staff = (role: 'balloons' | 'print' | 'jury') => ({
  ...contestant,
  duties: listDuties({ ...withoutDuties, staffRoles: [role] }),
});
const printed = { ...acm, openPrint: true };
const commonTabs = ['overview', 'problems', 'submissions', 'rank', 'announcements'];

describe('contest tabs', () => {
  it.each([
    ['a contestant', contestant, []],
    ['a contestant where comments are open', { ...contestant, isCommentOpen: true }, ['comment']],
    ['a contestant where texts are printed', { ...contestant, contest: printed }, ['print']],
    [
      'an administrator of an ACM contest',
      admin,
      ['acInfo', 'rejudge', 'scrollBoard', 'participants', 'staff'],
    ],
    ['an administrator of an OI contest', { ...admin, contest: oi }, ['rejudge', 'participants', 'staff']],
    [
      'an administrator of an OI contest with printing',
      { ...admin, contest: { ...oi, openPrint: true } },
      ['print', 'adminPrint', 'rejudge', 'participants', 'staff'],
    ],
    [
      'an administrator of a protected contest',
      {
        ...admin,
        contest: oi,
        protection: { hasAddressList: true, isSingleSession: false, isAddressBound: false },
      },
      ['rejudge', 'participants', 'staff', 'signIns'],
    ],
    ['balloon staff', { ...staff('balloons'), contest: printed }, ['print', 'acInfo']],
    ['balloon staff of an OI contest', { ...staff('balloons'), contest: oi }, []],
    ['print staff', { ...staff('print'), contest: printed }, ['print', 'adminPrint']],
    ['the jury', staff('jury'), ['rejudge']],
  ])('of %s', (_who, context, more) => {
    expect(listShownTabs(context).map(({ tab }) => tab)).toEqual([...commonTabs, ...more]);
  });

  it('are closed before the start, except the overview and the pages of a duty', () => {
    const closed = { ...staff('balloons'), canEnter: false };
    const open = listShownTabs(closed).filter(({ isOpen }) => isOpen);
    expect(open.map(({ tab }) => tab)).toEqual(['overview', 'acInfo']);
  });

  it('map to their routes', () => {
    expect(tabOfRoute('ContestRank')).toBe('rank');
    expect(tabOfRoute('ContestDetails')).toBe('overview');
    expect(tabOfRoute(undefined)).toBe('overview');
  });
});
