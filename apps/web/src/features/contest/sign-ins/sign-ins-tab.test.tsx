import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ExamRefusal } from '../api/contest-desk.ts';
import { examSessionsQuery, type ExamContestant } from '../api/exam-sessions.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { TabClosed } from '../contest-states.tsx';
import { contestMessages } from '../contest-messages.ts';
import { describeDevice } from './describe-device.ts';
import { ExamNotice } from './exam-notice.tsx';
import { refusalMessages } from './refusal-messages.ts';
import { signInMessages } from './sign-in-messages.ts';
import { SignInsTab } from './sign-ins-tab.tsx';
import { aRefusal, aSession } from './testing/sign-ins.ts';

const protection = { hasAddressList: true, isSingleSession: true, isAddressBound: true };
const ann: ExamContestant = {
  uid: 'ann',
  username: 'ann',
  realname: 'Ann Lee',
  seat: 'B-12',
  sessions: [
    aSession({ id: 2, lastIp: '10.1.2.9' }),
    aSession({ id: 1, releasedAt: '2026-11-15T12:30:00.000+0000', releasedBy: 'the-owner' }),
  ],
  refusals: [aRefusal({ ip: '203.0.113.7', attempts: 3 })],
};
const eve: ExamContestant = {
  ...ann,
  uid: 'eve',
  username: 'eve',
  sessions: [],
  refusals: [aRefusal()],
};

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['', 'unknown'],
  ])('of %s', (userAgent, text) => {
    expect(describeDevice(userAgent, 'unknown')).toBe(text);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('sign-ins in %s', (locale) => {
  const m = signInMessages[locale];
  const inside = (children: React.ReactNode, state: Partial<ContestState>, list?: ExamContestant[] | Error) =>
    renderMarkup(<ContestContext value={aContestState(state)}>{children}</ContestContext>, {
      locale,
      queries: list === undefined ? [] : [[examSessionsQuery(7).queryKey, list]],
    });
  const show = (list?: ExamContestant[] | Error) =>
    inside(<SignInsTab />, { isAdmin: true, protection }, list);

  it('show the sessions of a contestant and the refused attempts', () => {
    const shown = show([ann, eve]);
    expect(shown.all('button').filter(({ name }) => name === m.releaseOf('ann'))).toHaveLength(1);
    expect(shown.text).toContain(m.nowAt('10.1.2.9'));
    expect(shown.text).toContain(m.releasedBy('the-owner'));
    expect(shown.text).toContain('203.0.113.7');
    expect(shown.text).toContain(m.attempts(3));
    expect(shown.text).toContain(m.reasons['other-device']);
    expect(shown.text).toContain(m.none);
    expect(shown.text).toContain(`${m.filters.active} 1`);
    expect(shown.text).toContain(`${m.filters.refused} 2`);
  });

  it.each([
    ['nobody entered', [], m.empty],
    ['they could not be loaded', new Error('offline'), m.failed],
    ['they are loading', undefined, m.title],
  ])('explain themselves: %s', (_case, list, text) => {
    expect(show(list).text).toContain(text);
  });

  const r = refusalMessages[locale];
  it.each<[ExamRefusal, string]>([
    [
      { reason: 'address-not-allowed', ip: '1.2.3.4', allowed: ['10.0.0.0/8', '::1'] },
      r['address-not-allowed']('1.2.3.4', '10.0.0.0/8, ::1'),
    ],
    [
      { reason: 'address-changed', ip: '1.2.3.4', boundTo: '10.0.0.1' },
      r['address-changed']('1.2.3.4', '10.0.0.1'),
    ],
  ])('tell a refused contestant why', (examRefusal, text) => {
    const state = { examRefusal, protection, canEnter: false };
    expect(inside(<TabClosed />, state).text).toContain(contestMessages[locale].deviceRefused);
    expect(inside(<TabClosed />, state).text).toContain(text);
    expect(inside(<ExamNotice />, state).text).toContain(text);
    expect(inside(<ExamNotice />, { ...state, stage: 'ended' }).text).toBe('');
    expect(inside(<ExamNotice />, { examRefusal: undefined }).text).toBe('');
  });

  it('say since when another device is active', () => {
    const examRefusal = { reason: 'other-device', since: '2026-11-15T12:00:00.000+0000' } as const;
    const { text } = inside(<ExamNotice />, { examRefusal });
    expect(text).toContain(r['other-device']('').slice(-20));
    expect(text).toContain('2026');
  });
});
