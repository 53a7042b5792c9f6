import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { categoriesQuery } from '../api/categories.ts';
import type { ListedDiscussion } from '../api/list-discussions.ts';
import { aListedDiscussion } from '../testing/a-discussion.ts';
import { roleBadgeMessages } from '../../../ui/role-badge-messages.ts';
import { DiscussionRows } from './discussion-rows.tsx';
import { listMessages } from './list-messages.ts';
import { NoDiscussions } from './no-discussions.tsx';

const ignore = () => undefined;
const time = '2026-11-01T08:00:00.000+0000';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a list of discussions in %s', (locale) => {
  const m = listMessages[locale];
  const show = (
    rows: ListedDiscussion[] | undefined,
    {
      groupId,
      isError = false,
      categories = [{ id: 3, name: 'Help', gmtCreate: time, gmtModified: time }],
    }: { groupId?: number; isError?: boolean; categories?: object | undefined } = {},
  ) =>
    renderMarkup(
      <DiscussionRows
        scope={groupId === undefined ? {} : { groupId }}
        discussions={{
          data: rows && { records: rows, total: rows.length },
          isError,
          isPlaceholderData: false,
          refetch: ignore,
        }}
        page={1}
        onPageChange={ignore}
        empty={<p>nothing</p>}
      />,
      {
        locale,
        queries: [[categoriesQuery.queryKey, categories]],
      },
    );

  it('names title, author, category and counts', () => {
    const shown = show([aListedDiscussion()]);
    expect(shown.get('link', 'Why is this slow?').href).toBe('/discussion-detail/1000');
    expect(shown.get('link', 'ada').href).toBe('/user-home?username=ada');
    expect(shown.text).toContain('Help');
    expect(shown.names('img')).toEqual([m.comments(5), m.likes(3), m.views(12)]);
    expect(shown.text).not.toContain(m.pinned);
  });

  it('appears without categories if they did not load', () => {
    const shown = show([aListedDiscussion()], { categories: new Error('offline') });
    expect(shown.find('link', 'Why is this slow?')).toBeDefined();
  });

  it('waits for the categories, so that rows do not grow', () => {
    const rows = [aListedDiscussion()];
    const discussions = { data: { records: rows, total: 1 }, isError: false, isPlaceholderData: false };
    const shown = renderMarkup(
      <DiscussionRows
        scope={{}}
        discussions={{ ...discussions, refetch: ignore }}
        page={1}
        onPageChange={ignore}
        empty={null}
      />,
      { locale },
    );
    expect(shown.find('link', 'Why is this slow?')).toBeUndefined();
    expect(shown.all('status')).toHaveLength(1);
  });

  it('marks pinned ones, solutions, disabled ones and administrators', () => {
    const shown = show([
      aListedDiscussion({ topPriority: true, kind: 'solution', status: 1, badge: 'siteRoot', pid: '1000' }),
    ]);
    const { siteRoot } = roleBadgeMessages[locale];
    for (const text of [m.pinned, m.solution, m.disabled, siteRoot]) expect(shown.text).toContain(text);
    expect(shown.get('link', m.problem('1000')).href).toBe('/problem/1000');
  });

  it('in a group leads to pages of the group', () => {
    const shown = show([aListedDiscussion({ pid: 'G1' })], { groupId: 2 });
    expect(shown.get('link', 'Why is this slow?').href).toBe('/group/2/discussion-detail/1000');
    expect(shown.get('link', m.problem('G1')).href).toBe('/group/2/problem/G1');
  });

  it.each([
    ['loading', undefined, false, ''],
    ['failed', undefined, true, m.failed],
    ['empty', [], false, 'nothing'],
  ])('%s', (_case, rows, isError, text) => {
    expect(show(rows, { isError }).text).toContain(text);
  });

  it.each([
    ['no discussion at all', 0, false, m.empty, ['create']],
    ['no match', 0, true, m.noMatch, [m.reset]],
    ['a page past the end', 20, true, m.pastEnd, [m.toFirst]],
  ])('%s', (_case, total, isFiltered, title, buttons) => {
    const shown = renderMarkup(
      <NoDiscussions
        total={total}
        isFiltered={isFiltered}
        create={<button type="button">create</button>}
        onReset={ignore}
        onFirst={ignore}
      />,
      { locale },
    );
    expect(shown.text).toContain(title);
    expect(shown.names('button')).toEqual(buttons);
  });
});
