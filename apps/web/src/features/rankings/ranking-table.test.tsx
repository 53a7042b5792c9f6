import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { topTenQuery } from './api/list-ranked.ts';
import type { RankedUser, RankingKind } from './ranking-kind.ts';
import { rankingMessages } from './ranking-messages.ts';
import { RankingTable } from './ranking-table.tsx';
import { TopTen } from './top-ten.tsx';

const m = rankingMessages['en-US'];
const ranked = (uid: string, part: object = {}) =>
  ({
    uid,
    username: `name-${uid}`,
    nickname: null,
    avatar: null,
    titleName: null,
    titleColor: null,
    ac: 5,
    total: 10,
    score: 70,
    rating: null,
    signature: null,
    ...part,
  }) as unknown as RankedUser;

interface Options {
  kind?: RankingKind;
  rankOf?: (user: RankedUser, index: number) => number | undefined;
}
const render = (
  users: readonly RankedUser[],
  { kind = 'acm', rankOf = (_user, index) => index + 1 }: Options = {},
) => renderMarkup(<RankingTable kind={kind} users={users} rankOf={rankOf} />, { user: aUser({ uid: 'u2' }) });

describe('the ranking', () => {
  it('shows the rank of every user, and none until it is known', () => {
    const rows = render([ranked('u1'), ranked('u2')], {
      rankOf: ({ uid }) => (uid === 'u1' ? 412 : undefined),
    })
      .all('row')
      .slice(1);
    expect(rows.map(({ text }) => /^\d+/.exec(text)?.[0])).toEqual(['412', undefined]);
  });

  it.each([
    ['acm', '5'],
    ['oi', '70'],
  ] as const)('of %s shows the value that it is ordered by', (kind, value) => {
    const cells = render([ranked('u1')], { kind }).all('cell');
    expect(cells[3]?.text).toBe(value);
  });

  it.each([
    ['abc', '3'],
    ['12345', '0'],
    ['六个字的昵称', '1'],
  ])('colours the nickname %s by its length', (nickname, tone) => {
    expect(render([ranked('u1', { nickname })]).html).toContain(`data-tone="${tone}"`);
  });

  it('marks the own row', () => {
    const rows = render([ranked('u1'), ranked('u2')])
      .all('row')
      .slice(1);
    expect(rows.map(({ text }) => text.includes(m.self))).toEqual([false, true]);
  });

  it.each([
    [null, '–', true],
    [1800, '1800', false],
    [0, '0', false],
  ])('says that there is no rating only if there is none (%j)', (rating, text, isMissing) => {
    const markup = render([ranked('u1', { rating })]);
    expect(markup.all('cell')[5]?.text).toBe(text);
    expect(markup.html.includes(m.noRating)).toBe(isMissing);
  });
});

describe('the first ten', () => {
  const top = (kind: RankingKind, users: unknown) =>
    renderMarkup(<TopTen kind={kind} />, { queries: [[topTenQuery(kind).queryKey, users]] });

  it('leave out users without a value', () => {
    const { text } = top('oi', {
      records: [ranked('u1'), ranked('u2', { score: 0 }), ranked('u3', { score: null })],
    });
    expect(text).toContain('name-u1');
    expect(text).not.toContain('name-u2');
    expect(text).not.toContain('name-u3');
  });

  it('invite to solve a problem if all have none', () => {
    const markup = top('acm', { records: [ranked('u1', { ac: 0 })] });
    expect(markup.get('link', m.toProblems).href).toBe('/problem');
  });
});
