import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import type { ManagedDiscussion } from './api/discussions.ts';
import { discussionUrl } from './discussion-scope.ts';
import { DiscussionTable } from './discussion-table.tsx';

const ignore = () => undefined;
const scope = { change: () => Promise.resolve(), remove: () => Promise.resolve() };
const discussion: ManagedDiscussion = {
  id: 1000,
  categoryId: 3,
  title: 'Why is this slow?',
  description: 'My loop takes two seconds.',
  content: null,
  pid: '1001',
  uid: 'u1',
  author: 'ada',
  avatar: null,
  role: 'user',
  badge: null,
  viewNum: 12,
  likeNum: 3,
  commentNum: 5,
  topPriority: false,
  status: 1,
  gid: 7,
  kind: 'solution',
  isOfficial: false,
  gmtCreate: '2026-11-01T08:00:00.000+0000',
  gmtModified: '2026-11-01T08:00:00.000+0000',
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('managed discussions in %s', (locale) => {
  const m = adminDiscussionMessages[locale];

  it('have a status, a pin, a view and a deletion', () => {
    const shown = renderMarkup(
      <DiscussionTable scope={scope} discussions={[discussion]} onDelete={ignore} />,
      { locale },
    );
    expect(shown.get('link', discussion.title).href).toBe('/group/7/discussion-detail/1000');
    expect(shown.names('combobox')).toEqual([m.statusOf(discussion.title)]);
    expect(shown.names('switch')).toEqual([m.pinOf(discussion.title)]);
    expect(shown.names('button')).toEqual([m.deleteOf(discussion.title)]);
    expect(shown.text).toContain(`#1000 · ${m.solution} · ${m.group(7)} · ${m.problem('1001')}`);
  });
});

it.each([
  [null, '/discussion-detail/5'],
  [7, '/group/7/discussion-detail/5'],
])('the page of a discussion of the group %s', (gid, url) => {
  expect(discussionUrl({ id: 5, gid })).toBe(url);
});
