import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { AccountNotice } from '../account-notice.tsx';
import type { ContestSubmission } from '../api/list-contest-submissions.ts';
import { contestMessages } from '../contest-messages.ts';
import { aContest, aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { submissionMessages } from './submission-messages.ts';
import { SubmissionTable } from './submission-table.tsx';

const row = (changes: Partial<ContestSubmission> = {}) =>
  ({
    submitId: 9,
    uid: 'u2',
    username: 'bob & co',
    displayId: 'A',
    title: 'Sum',
    status: statuses.accepted,
    score: null,
    time: 12,
    memory: 2048,
    language: 'C++',
    submitTime: '2026-11-15T12:00:00.000+0000',
    ...changes,
  }) as ContestSubmission;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = submissionMessages[locale];
  const inside = (element: React.ReactElement, state: Partial<ContestState> = {}) =>
    renderMarkup(<ContestContext value={aContestState(state)}>{element}</ContestContext>, {
      locale,
      user: aUser(),
    });
  const show = (changes: Partial<ContestSubmission> = {}, state?: Partial<ContestState>) =>
    inside(<SubmissionTable rows={[row(changes)]} isOld={false} />, state);

  it.each([
    ['of another contestant while the contest runs', {}, {}, undefined],
    ['of another contestant after the end', {}, { stage: 'ended' }, true],
    ['of another contestant for administrators', {}, { isAdmin: true }, true],
    ['of the viewer', { uid: 'u1' }, {}, true],
  ] as const)('a submission %s', (_name, changes, state, isOpen) => {
    const href = isOpen && '/contest/7/problem/A/submission-detail/9';
    const shown = show(changes, state);
    expect(shown.find('link', m.open(9))?.href).toBe(href);
    expect(shown.all('cell')[0]?.text).toBe('9');
  });

  it.each([
    [['rejudge'], true],
    [['results', 'settings'], false],
    [[], false],
  ] as const)('a column to rejudge with the duties %j: %s', (duties, isShown) => {
    const shown = show({}, { duties });
    expect(shown.find('button', m.rejudgeOne(9)) !== undefined).toBe(isShown);
  });

  it.each([
    ['2026-11-15T12:00:00.000+0000', false],
    ['2099-01-01T00:00:00.000+0000', true],
  ])('marks a submission of %s as after the end: %s', (submitTime, isMarked) => {
    expect(show({ submitTime, uid: 'u1' }).text.includes(m.late)).toBe(isMarked);
  });

  it('links to the problem and to the user', () => {
    const hrefs = show()
      .all('link')
      .map(({ href }) => href);
    expect(hrefs).toEqual(['/contest/7/problem/A', '/user-home?username=bob%20%26%20co']);
  });

  it('shows figures, and a dash for what is not known', () => {
    const figuresOf = (changes: Partial<ContestSubmission>) =>
      show(changes)
        .all('cell')
        .slice(4, 6)
        .map(({ text }) => text);
    expect(figuresOf({})).toEqual(['12 ms', '2.0 MB']);
    expect(figuresOf({ time: null, memory: null })).toEqual(['–', '–']);
  });

  const c = contestMessages[locale];
  it.each([
    ['is accepted', { isAccountAllowed: true }, 0, ''],
    ['may look', { isAccountAllowed: false }, 0, c.accountLooksOn('ann')],
    ['is shut out', { isAccountAllowed: false }, 1, c.accountShutOut('ann')],
    ['may look after the end', { isAccountAllowed: false, submitBarrier: 'ended' }, 0, ''],
    [
      'is shut out after the end',
      { isAccountAllowed: false, submitBarrier: 'ended' },
      1,
      c.accountShutOut('ann'),
    ],
  ] as const)('the notice for an account that %s', (_name, state, auth, text) => {
    expect(inside(<AccountNotice />, { ...state, contest: aContest({ auth }) }).text).toBe(text);
  });
});
