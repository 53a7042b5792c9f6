import { describe, expect, it } from 'vitest';
import { unreadQuery } from '../../lib/unread-messages/index.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { userMessagesQuery, type UserMessage } from './api/list-messages.ts';
import { messageMessages } from './message-messages.ts';
import { UserMessagesPage } from './user-messages-page.tsx';

const user = aUser();
const message = (id: number, part: Partial<UserMessage> = {}): UserMessage => ({
  id,
  action: 'Reply',
  isMention: false,
  sourceId: 7,
  sourceType: 'Discussion',
  sourceTitle: 'A discussion',
  sourceContent: 'What they wrote',
  quoteId: 3,
  quoteType: 'Comment',
  quoteContent: 'ann : what I wrote',
  url: '/discussion-detail/7?comment=3&reply=9',
  isGone: false,
  state: true,
  senderId: 'u2',
  senderUsername: 'bob',
  senderAvatar: null,
  gmtCreate: '2026-05-01T08:00:00.000+0000',
  ...part,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('messages about others in %s', (locale) => {
  const m = messageMessages[locale];
  const show = (...records: UserMessage[]) =>
    renderMarkup(<UserMessagesPage kind="Reply" />, {
      locale,
      user,
      queries: [
        [userMessagesQuery('Reply', 1).queryKey, { records, total: records.length }],
        [unreadQuery(user.uid).queryKey, { comment: 0, reply: 120, like: 0, sys: 0, mine: 2 }],
      ],
    });

  it('say who did what, and lead to the exact comment', () => {
    const shown = show(message(1));
    expect(shown.text).toContain(m.action.Reply);
    expect(shown.text).toContain('What they wrote');
    expect(shown.text).toContain('ann : what I wrote');
    expect(shown.get('link', 'A discussion').href).toBe('/discussion-detail/7?comment=3&reply=9');
    expect(shown.get('link', 'bob').href).toBe('/user-home?username=bob');
  });

  it.each([
    ['a mention', { isMention: true }, m.action.Mention],
    ['a like of a discussion', { action: 'Like_Post' }, m.action.Like_Post],
    ['a like of a comment', { action: 'Like_Discuss' }, m.action.Like_Discuss],
    ['a comment', { action: 'Discuss' }, m.action.Discuss],
  ] as const)('name %s', (_case, part, text) => {
    expect(show(message(1, part)).text).toContain(text);
  });

  it('have no link to a source that is gone', () => {
    const shown = show(message(1, { isGone: true, sourceTitle: '' }));
    expect(shown.text).toContain(m.gone);
    expect(shown.all('link').some(({ href }) => href?.includes('discussion-detail'))).toBe(false);
  });

  it('mark new ones, and count them in the tabs up to 99', () => {
    const shown = show(message(1, { state: false }), message(2));
    expect(shown.all('article').map(({ text }) => text.includes(m.unread))).toEqual([true, false]);
    expect(shown.get('img', m.unreadCount(120)).text).toBe('99+');
  });

  it('can be deleted one by one or all', () => {
    const names = show(message(1)).names('button');
    expect(names).toEqual(expect.arrayContaining([m.clear, m.removeOf(m.about('bob', m.action.Reply))]));
  });
});
