import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { stateMessages } from '../../ui/state-messages.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { userRanksQuery } from './api/get-user-ranks.ts';
import { rankedQuery, topTenQuery } from './api/list-ranked.ts';
import { RankingList } from './ranking-list.tsx';
import { rankingMessages } from './ranking-messages.ts';
import { TopTen } from './top-ten.tsx';

const user = (username: string, ac: number) => ({
  uid: username,
  username,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  signature: null,
  ac,
  score: ac * 10,
  total: ac * 2,
  rating: null,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = rankingMessages[locale];
  const retry = stateMessages[locale].retry;
  const list = (answer: unknown, { search = '', page = 1 } = {}) =>
    renderMarkup(<RankingList kind="acm" />, {
      locale,
      url: `/?${new URLSearchParams({ ...(search !== '' && { searchUser: search }), currentPage: String(page) }).toString()}`,
      queries:
        answer === undefined
          ? []
          : [
              [
                rankedQuery({ kind: 'acm', currentPage: page, limit: 30, searchUser: search }).queryKey,
                answer,
              ],
            ],
    });
  const pageOf = (users: object[], total = users.length, current = 1) => ({
    records: users,
    total,
    current,
    size: 30,
  });
  const top = (answer: unknown) =>
    renderMarkup(<TopTen kind="acm" />, {
      locale,
      queries: answer === undefined ? [] : [[topTenQuery('acm').queryKey, answer]],
    });

  it('the ranking loads and can fail', () => {
    expect(list(undefined).html).toContain('aria-busy');
    expect(list(new Error('down')).names('button')).toContain(retry);
  });

  it('an empty ranking, an empty search and a page past the end are different', () => {
    expect(list(pageOf([])).text).toContain(m.noneYet);
    expect(list(pageOf([]), { search: 'x' }).text).toContain(m.noMatch('x'));
    expect(list(pageOf([], 40, 9), { page: 9 }).names('button')).toContain(m.toFirstPage);
  });

  it('a user of the ranking is shown', () => {
    expect(list(pageOf([user('ann', 5)])).text).toContain('ann');
  });

  it('a found user has the rank of the whole ranking', () => {
    const search = 'ann';
    const shown = renderMarkup(<RankingList kind="acm" />, {
      locale,
      url: '/?searchUser=ann',
      queries: [
        [
          rankedQuery({ kind: 'acm', currentPage: 1, limit: 30, searchUser: search }).queryKey,
          pageOf([user('ann', 5)]),
        ],
        [userRanksQuery('acm', ['ann']).queryKey, { ranks: [{ uid: 'ann', rank: 412 }], total: 900 }],
      ],
    });
    expect(shown.all('row')[1]?.text).toMatch(/^412 /);
  });

  it('the own rank leads to the page of the own row', () => {
    const own = aUser({ uid: 'me' });
    const shown = renderMarkup(<RankingList kind="acm" />, {
      locale,
      user: own,
      queries: [[userRanksQuery('acm', ['me']).queryKey, { ranks: [{ uid: 'me', rank: 61 }], total: 900 }]],
    });
    expect(shown.get('link', m.rankOf(61, 900)).href).toBe('/acm-rank?currentPage=3');
  });

  it('the first ten leave out users without a solved problem', () => {
    const shown = top(pageOf([user('ann', 5), user('bob', 0)]));
    expect(shown.text).toContain('ann');
    expect(shown.text).not.toContain('bob');
  });

  it('the first ten can be empty, loading or failed', () => {
    expect(top(pageOf([user('bob', 0)])).text).toContain(m.noneYet);
    expect(top(undefined).text).not.toContain(m.noneYet);
    expect(top(new Error('down')).names('button')).toContain(retry);
  });
});
