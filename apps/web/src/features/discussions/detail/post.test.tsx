import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Discussion } from '../api/get-discussion.ts';
import { aDiscussion, nothingAllowed } from '../testing/a-discussion.ts';
import { roleBadgeMessages } from '../../../ui/role-badge-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { listPostActions } from './post-actions.ts';
import { Post } from './post.tsx';

const ignore = () => undefined;
const allAllowed = {
  comment: true,
  edit: true,
  delete: true,
  restore: false,
  pin: true,
  disable: true,
  markOfficial: false,
  report: true,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a post in %s', (locale) => {
  const m = detailMessages[locale];
  const show = (changes: Partial<Discussion> = {}, groupId?: number) =>
    renderMarkup(
      <Post
        discussion={aDiscussion(changes)}
        scope={groupId === undefined ? {} : { groupId }}
        level={1}
        onEdit={ignore}
      />,
      { locale, user: aUser() },
    );

  it('has title, author, category and counts', () => {
    const shown = show({ badge: 'siteAdmin', titleName: 'Captain', titleColor: '#123456' });
    expect(shown.names('heading')).toEqual(['Why is this slow?']);
    expect(shown.get('link', 'ada').href).toBe('/user-home?username=ada');
    const { siteAdmin } = roleBadgeMessages[locale];
    for (const text of [siteAdmin, 'Captain', 'Help', m.views(12)]) expect(shown.text).toContain(text);
    expect(shown.names('button')).toEqual([m.like(3)]);
    expect(shown.text).not.toContain(m.edited);
  });

  it('offers what the server allows', () => {
    const shown = show({ allowed: allAllowed, hasLike: true });
    expect(shown.names('button')).toEqual([m.unlike(3), m.edit, m.report, m.actions]);
  });

  it('offers a report to guests, who are asked to log in', () => {
    const post = <Post discussion={aDiscussion()} scope={{}} level={1} onEdit={ignore} />;
    expect(renderMarkup(post, { locale }).names('button')).toEqual([m.like(3), m.report]);
  });

  it.each([
    [undefined, '/problem/1000'],
    [2, '/group/2/problem/1000'],
  ])('in the group %s leads to its problem', (groupId, href) => {
    expect(show({ pid: '1000' }, groupId).get('link', m.toProblem('1000')).href).toBe(href);
  });

  it('says that it is disabled, deleted, pinned or edited', () => {
    const shown = show({
      status: 1,
      isDeleted: true,
      topPriority: true,
      gmtModified: '2026-11-02T08:00:00.000+0000',
      allowed: { ...nothingAllowed, restore: true },
    });
    for (const text of [m.disabledNotice, m.deletedNotice, m.pinned, m.edited])
      expect(shown.text).toContain(text);
    expect(shown.names('button')).toContain(m.restore);
  });

  it('marks official solutions', () => {
    expect(show({ kind: 'solution' }).text).toContain(m.solution);
    expect(show({ kind: 'solution', isOfficial: true }).text).toContain(m.official);
  });
});

it.each([
  ['nothing', nothingAllowed, {}, []],
  ['pinning and disabling', { ...nothingAllowed, pin: true, disable: true }, {}, ['pin', 'disable']],
  [
    'the reverse of each',
    { ...nothingAllowed, pin: true, disable: true, markOfficial: true },
    { topPriority: true, status: 1, isOfficial: true },
    ['unmarkOfficial', 'unpin', 'enable'],
  ],
] as const)('the menu has %s', (_case, allowed, changes, actions) => {
  expect(listPostActions(aDiscussion({ allowed, ...changes }))).toEqual(actions);
});
