/** The corpus of the sanitiser in titles, summaries and texts of discussions. */
import { beforeAll, expect, it } from 'vitest';
import { findDangers } from '../../ui/markdown/hostile/inspect-markup.ts';
import { hostileTexts } from '../../ui/markdown/hostile/hostile-texts.ts';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { Post } from './detail/post.tsx';
import { DiscussionRows } from './list/discussion-rows.tsx';
import { aDiscussion, aListedDiscussion } from './testing/a-discussion.ts';

beforeAll(async () => {
  await loadMarkdown();
});

const ignore = () => undefined;

const showPost = (text: string) =>
  renderMarkup(
    <Post
      discussion={aDiscussion({ title: text, description: text, author: text, content: `before\n\n${text}` })}
      scope={{}}
      level={1}
      onEdit={ignore}
    />,
    { user: aUser() },
  ).html;

const showRow = (text: string) =>
  renderMarkup(
    <DiscussionRows
      scope={{}}
      discussions={{
        data: { records: [aListedDiscussion({ title: text, description: text, author: text })], total: 1 },
        isError: false,
        isPlaceholderData: false,
        refetch: ignore,
      }}
      page={1}
      onPageChange={ignore}
      empty={null}
    />,
  ).html;

it.each([
  ['post', showPost],
  ['row of a list', showRow],
])('hostile text is harmless in a %s', (_place, show) => {
  const usual = findDangers(show('plain'));
  for (const text of hostileTexts) expect(findDangers(show(text)), text).toEqual(usual);
});
