import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { aContest } from '../../testing/a-contest.ts';
import type { BoardProblem, BoardRow } from '../api/load-board.ts';
import { BoardLegend } from '../board-legend.tsx';
import { boardMessages } from '../board-messages.ts';
import { FreezeNotice } from '../freeze-notice.tsx';
import { ContestantRow } from './contestant-row.tsx';

const person = {
  uid: 'u2',
  username: 'bob & co',
  nickname: null,
  realname: null,
  avatar: null,
  school: 'A school',
  rank: 1,
  isWinAward: false,
  awardName: null,
  awardBackground: null,
  awardColor: null,
};
const acm = (changes: Partial<AcmRankRow> = {}) =>
  ({ ...person, ac: 2, total: 5, totalTime: 3725, submissionInfo: {}, ...changes }) as AcmRankRow;
const oi = (changes: Partial<OiRankRow> = {}) =>
  ({
    ...person,
    totalScore: 130,
    totalTime: 45,
    submissionInfo: {},
    timeInfo: null,
    ...changes,
  }) as unknown as OiRankRow;
const problems = ['A', 'B'].map((displayId) => ({ displayId, displayTitle: displayId }) as BoardProblem);

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const words = boardMessages[locale];
  const show = (row: BoardRow, { isOwn = false, isFollowed = false } = {}) =>
    renderMarkup(
      <ContestantRow
        row={row}
        problems={problems}
        isOwn={isOwn}
        isFollowed={isFollowed}
        isPinned={false}
        messages={words}
        nameOf={({ username }) => `Name of ${username}`}
        onOpen={() => undefined}
        onToggleFollowed={() => undefined}
      />,
      { locale },
    );
  const cellsOf = (row: BoardRow) =>
    show(row)
      .all('cell')
      .map(({ text }) => text);

  it('an ACM row has solved problems, tries and penalty', () => {
    expect(cellsOf(acm()).slice(0, 3)).toEqual(['1', '2 / 5', '1:02:05']);
  });

  it('an OI row has points and run time', () => {
    expect(cellsOf(oi()).slice(0, 3)).toEqual(['1', '130', '45 ms']);
  });

  it.each([
    ['the winner', acm({ rank: 1 }), '1'],
    ['the third', oi({ rank: 3 }), '3'],
    ['the fourth', acm({ rank: 4 }), undefined],
    ['a first without a solved problem', acm({ rank: 1, ac: 0 }), undefined],
    ['a first without points', oi({ rank: 1, totalScore: 0 }), undefined],
  ])('the medal of %s', (_name, row, medal) => {
    expect(/data-medal="(\d)"/.exec(show(row).html)?.[1]).toBe(medal);
  });

  it('a star has no rank', () => {
    const [rank] = cellsOf(acm({ rank: -1 }));
    expect(rank).toContain(words.star);
    expect(rank).not.toContain('-1');
  });

  it('the name links to the profile of the account', () => {
    expect(show(acm()).get('link', 'Name of bob & co').href).toBe('/user-home?username=bob%20%26%20co');
  });

  it.each([
    ['A school', true],
    ['', false],
    [null, false],
  ])('the school %j', (school, isShown) => {
    expect(show(acm({ school })).text.includes('A school')).toBe(isShown);
  });

  it('others can be followed and unfollowed, the own row cannot', () => {
    const name = 'Name of bob & co';
    expect(show(acm()).get('button', words.follow(name)).attribute('aria-pressed')).toBe('false');
    const followed = show(acm(), { isFollowed: true });
    expect(followed.get('button', words.unfollow(name)).attribute('aria-pressed')).toBe('true');
    const own = show(acm(), { isOwn: true });
    expect(own.all('button')).toEqual([]);
    expect(own.text).toContain(words.self);
  });

  it('an award is named if it was won', () => {
    expect(show(acm({ isWinAward: true, awardName: 'Gold' })).text).toContain('Gold');
    expect(show(acm({ isWinAward: false, awardName: 'Gold' })).text).not.toContain('Gold');
    expect(show(acm({ isWinAward: true, awardName: null })).text).toBe(show(acm()).text);
  });

  it('a cell names its problem and its result, and is no Tab stop', () => {
    const submissionInfo = { B: { errorNum: 2 } } as AcmRankRow['submissionInfo'];
    const [, cell, ...others] = show(acm({ submissionInfo })).all('button');
    expect(others).toEqual([]);
    expect(cell?.name).toBe(`B${words.cells.comma}${words.cells.wrongTries(2)}`);
    expect(cell?.attribute('tabindex')).toBe('-1');
  });

  it.each([
    ['an ACM board', { isAcm: true, isFrozen: false, hasAfter: false }, 3],
    ['a frozen ACM board', { isAcm: true, isFrozen: true, hasAfter: false }, 4],
    ['an ACM board with late submissions', { isAcm: true, isFrozen: true, hasAfter: true }, 5],
    ['an OI board', { isAcm: false, isFrozen: true, hasAfter: true }, 3],
  ])('the legend of %s', (_name, board, count) => {
    expect(renderMarkup(<BoardLegend {...board} />, { locale }).all('listitem')).toHaveLength(count);
  });

  it('the notice of the freeze names what follows', () => {
    const notice = (autoRealRank: boolean | null, isForced: boolean) =>
      renderMarkup(
        <FreezeNotice
          contest={aContest({ sealRankTime: '2026-11-15T16:00:00.000+0000', autoRealRank })}
          isForced={isForced}
        />,
        { locale },
      ).text;
    expect(notice(true, false)).toContain(words.sealedUntilEnd);
    expect(notice(null, false)).toContain(words.sealedUntilEnd);
    expect(notice(false, false)).toContain(words.sealedKept);
    expect(notice(false, true)).toContain(words.sealForced);
    expect(renderMarkup(<FreezeNotice contest={aContest()} isForced={false} />, { locale }).text).toBe('');
  });
});
