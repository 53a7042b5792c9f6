import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Contest } from '../api/get-contest.ts';
import { contestMessages } from '../contest-messages.ts';
import { overviewMessages } from '../overview/overview-messages.ts';
import { Rules } from '../overview/rules.tsx';
import { aContest, aContestState, clockAt } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { ContestHeader } from './contest-header.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { GroupLink } from './group-link.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = contestMessages[locale];
  const header = (time: string, changes: Partial<Contest> = {}) =>
    renderMarkup(<ContestHeader contest={aContest(changes)} clock={clockAt(time)} />, { locale });
  const inside = (element: React.ReactElement, changes: Partial<ContestState> = {}) =>
    renderMarkup(<ContestContext value={aContestState(changes)}>{element}</ContestContext>, { locale });

  it.each([
    ['before the start', '2026-11-15T11:00:00Z', m.stages.scheduled, m.startsIn, '0'],
    ['half way', '2026-11-15T14:30:00Z', m.stages.running, m.endsIn, '50'],
    ['after the end', '2026-11-15T18:00:00Z', m.stages.ended, '', '100'],
  ])('the header %s', (_name, time, stage, countsTo, passed) => {
    const shown = header(time);
    const [timer] = shown.all('timer');
    expect(timer?.text).toContain(stage);
    expect(timer?.text).toContain(countsTo);
    expect(/\d/.test(timer?.text ?? '')).toBe(countsTo !== '');
    const progress = shown.get('progressbar', m.progress);
    expect(progress.attribute('aria-valuenow')).toBe(passed);
    expect(progress.attribute('aria-valuetext')).toBe(m.progressText(Number(passed)));
  });

  it('the schedule names the freeze if there is one', () => {
    const sealRankTime = '2026-11-15T16:00:00.000+0000';
    const times = (changes: Partial<Contest>) =>
      header('2026-11-15T13:00:00Z', changes)
        .all('time')
        .map((time) => time.attribute('datetime'));
    expect(times({})).toEqual(['2026-11-15T12:00:00.000Z', '2026-11-15T17:00:00.000Z']);
    expect(times({ sealRankTime })[1]).toBe('2026-11-15T16:00:00.000Z');
  });

  it.each([
    [0, m.types.acm],
    [1, m.types.oi],
  ])('contest type %i', (type, word) => {
    expect(header('2026-11-15T13:00:00Z', { type }).text).toContain(word);
  });

  it.each([
    [0, m.audiences.public],
    [1, m.audiences.private],
    [2, m.audiences.protected],
    [9, m.audiences.private],
  ])('audience %i', (auth, word) => {
    expect(header('2026-11-15T13:00:00Z', { auth }).text).toContain(word);
  });

  it.each([
    [null, false],
    [0, false],
    [1, true],
    [1234, true],
  ])('%s registered users are shown: %s', (count, isShown) => {
    expect(header('2026-11-15T13:00:00Z', { count }).text.includes(m.people(count ?? 0))).toBe(isShown);
  });

  it.each([
    ['ended', true, 1],
    ['running', true, 0],
    ['ended', false, 0],
  ] as const)('display settings: %s, late submissions: %s', (stage, allowEndSubmit, count) => {
    const shown = inside(<DisplaySettings />, { stage, contest: aContest({ allowEndSubmit }) });
    expect(shown.all('button')).toHaveLength(count);
  });

  it('a contest of a group links to the group', () => {
    expect(inside(<GroupLink />).all('link')).toEqual([]);
    expect(inside(<GroupLink />, { contest: aContest({ gid: 4 }) }).all('link')[0]?.href).toBe(
      '/group/4/contest',
    );
  });

  const o = overviewMessages[locale];
  const rules = (changes: Partial<Contest>) => inside(<Rules />, { contest: aContest(changes) });

  it('the rules of an ACM contest name the penalty', () => {
    expect(rules({}).text).toContain(o.penaltyText);
    expect(rules({}).text).toContain(m.typeHint.acm);
  });

  it.each(['Recent', 'Highest'] as const)('the rules of an OI contest that counts %s', (oiRankScoreType) => {
    const shown = rules({ type: 1, oiRankScoreType });
    expect(shown.text).toContain(m.typeHint[oiRankScoreType]);
    expect(shown.text).not.toContain(o.penaltyText);
  });

  it('the rules name the end of the freeze', () => {
    const sealRankTime = '2026-11-15T16:00:00.000+0000';
    const board = (changes: Partial<Contest>) =>
      rules(changes)
        .all('definition')
        .map(({ text }) => text)[2];
    expect(board({})).toBe(o.boardOpen);
    const [sealed, kept] = [o.boardSealed('|'), o.boardKept('|')].map(
      (text) => text.split('|')[1]?.trim() ?? '',
    );
    expect(board({ sealRankTime, autoRealRank: true })).toContain(sealed);
    expect(board({ sealRankTime, autoRealRank: null })).toContain(sealed);
    expect(board({ sealRankTime, autoRealRank: false })).toContain(kept);
  });

  it('the rules of an OI contest say how results are hidden', () => {
    const text = (changes: Partial<Contest>) => rules({ type: 1, ...changes }).text;
    expect(text({})).toContain(o.boardOpen);
    const whole = { sealRankTime: '2026-11-15T12:00:00.000+0000' };
    expect(text({ ...whole, autoRealRank: true })).toContain(`${o.boardHidden}${o.publishedAtEnd}`);
    expect(text({ ...whole, autoRealRank: false })).toContain(`${o.boardHidden}${o.publishedByHand}`);
    expect(text({ sealRankTime: '2026-11-15T16:00:00.000+0000' })).not.toContain(o.boardHidden);
  });

  it('the freeze mark stands where the hatching begins', () => {
    const { html } = header('2026-11-15T13:00:00Z', { sealRankTime: '2026-11-15T16:00:00.000+0000' });
    expect(html).toContain('left:80.000%');
    expect(html).toContain('--freeze-at:80.000%');
  });

  it.each([
    [true, o.afterEndYes],
    [false, o.afterEndNo],
  ])('the rules after the end, late submissions: %s', (allowEndSubmit, text) => {
    expect(rules({ allowEndSubmit }).text).toContain(text);
  });

  it('the rules name the author if the contest has one', () => {
    expect(rules({ author: 'bob' }).text).toContain('bob');
    expect(rules({ author: null }).names('term')).not.toContain(o.author);
  });
});
