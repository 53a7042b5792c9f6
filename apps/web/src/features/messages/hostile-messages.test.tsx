/** The corpus of the sanitiser in messages, which show text without markup. */
import { expect, it } from 'vitest';
import { findDangers, readText } from '../../ui/markdown/hostile/inspect-markup.ts';
import { hostileTexts } from '../../ui/markdown/hostile/hostile-texts.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { UserMessage } from './api/list-messages.ts';
import { UserMessageEntry } from './user-message-entry.tsx';

const render = (text: string, isGone: boolean) => {
  const message: UserMessage = {
    id: 1,
    action: 'Reply',
    isMention: true,
    sourceId: 7,
    sourceType: 'Discussion',
    sourceTitle: text,
    sourceContent: text,
    quoteId: 3,
    quoteType: 'Comment',
    quoteContent: `${text} : ${text}`,
    url: '/discussion-detail/7?comment=3',
    isGone,
    state: true,
    senderId: 'u2',
    senderUsername: text,
    senderAvatar: null,
    gmtCreate: '2026-05-01T08:00:00.000+0000',
  };
  return renderMarkup(<UserMessageEntry kind="Reply" message={message} />, { user: aUser() }).html;
};

it.each([false, true])('hostile text is harmless in a message (source gone: %s)', (isGone) => {
  const usual = findDangers(render('plain', isGone));
  for (const text of hostileTexts) expect(findDangers(render(text, isGone)), text).toEqual(usual);
});

it('shows titles and texts as they are written', () => {
  expect(readText(render('<b>title</b>', false))).toContain('<b>title</b>');
});
