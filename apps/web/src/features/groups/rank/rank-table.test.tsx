import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { RankedMember } from '../api/list-group-rank.ts';
import { aGroupState } from '../testing/a-group.ts';
import { GroupContext } from '../use-group.ts';
import { rankMessages } from './rank-messages.ts';
import { RankTable } from './rank-table.tsx';

const member: RankedMember = {
  uid: 'u1',
  username: 'ann',
  nickname: 'Annie',
  signature: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  score: 120,
  total: 8,
  ac: 3,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the ranking of a group in %s', (locale) => {
  const m = rankMessages[locale];
  const show = (isSearch: boolean) =>
    renderMarkup(
      <GroupContext value={aGroupState()}>
        <RankTable kind="acm" members={[member]} before={30} isSearch={isSearch} />
      </GroupContext>,
      { locale, user: aUser() },
    );

  it('links the solved problems to the accepted submissions in the group', () => {
    expect(show(false).get('link', m.solvedOf('ann', 3)).href).toBe('/group/7/status?username=ann&status=0');
    expect(show(false).text).toContain('37.50%');
  });

  it('numbers matches of a search instead of ranking them', () => {
    expect(show(false).names('columnheader')[0]).toBe(m.rank);
    expect(show(true).names('columnheader')[0]).toBe(m.position);
    expect(show(false).text).toContain('31');
  });
});
