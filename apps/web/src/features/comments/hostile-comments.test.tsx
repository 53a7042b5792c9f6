/** The corpus of the sanitiser in comments, replies, quotes, mentions and names. */
import { beforeAll, expect, it } from 'vitest';
import { findDangers, readText } from '../../ui/markdown/hostile/inspect-markup.ts';
import { hostileTexts } from '../../ui/markdown/hostile/hostile-texts.ts';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Comment, Reply } from './api/list-comments.ts';
import { CommentEntry } from './comment-entry.tsx';
import { aComment, aReply } from './testing/a-comment.ts';

beforeAll(async () => {
  await loadMarkdown();
});

const render = (changes: Partial<Comment>) =>
  renderMarkup(
    <CommentEntry source={{ did: 7 }} comment={aComment(1, changes)} isLiked={false} focus={undefined} />,
    { user: aUser() },
  ).html;

/** One reply that quotes the other. */
const thread = (text: string): { replyList: Reply[]; totalReplyNum: number } => ({
  replyList: [aReply(12, { content: text, quoteId: 11 }), aReply(11, { content: text })],
  totalReplyNum: 2,
});

const places: [string, (text: string) => string][] = [
  ['comment', (text) => render({ content: `before\n\n${text}\n\nafter` })],
  ['mention', (text) => render({ content: `@${text} @"${text}" and @ada`, mentions: [text, 'ada'] })],
  ['reply and its quote', (text) => render(thread(text))],
  ['name of the author', (text) => render({ fromName: text, fromTitleName: text })],
];

it.each(places)('hostile text is harmless in a %s', (_place, show) => {
  const usual = findDangers(show('plain'));
  for (const text of hostileTexts) expect(findDangers(show(text)), text).toEqual(usual);
});

it('shows a name as it is written', () => {
  expect(readText(render({ fromName: '<b>ada</b>' }))).toContain('<b>ada</b>');
});
