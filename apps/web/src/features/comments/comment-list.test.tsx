import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { commentsQuery, useComments, type CommentPage } from './api/list-comments.ts';
import { CommentList } from './comment-list.tsx';
import { commentMessages } from './comment-messages.ts';
import { roleBadgeMessages } from '../../ui/role-badge-messages.ts';
import type { CommentSource } from './comment-source.ts';
import { questionMessages } from './questions/question-messages.ts';
import { aComment, aCommentPage, aReply } from './testing/a-comment.ts';

const user = aUser();

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('comments in %s', (locale) => {
  const m = commentMessages[locale];
  const questions = questionMessages[locale];

  function Shown({ source }: { source: CommentSource }) {
    const query = useComments({ source, sort: 'likes', focus: undefined, uid: user.uid });
    return (
      <CommentList
        source={source}
        query={query}
        focus={undefined}
        empty={{ title: m.empty, text: m.emptyText }}
      />
    );
  }

  const show = (page: CommentPage | Error | undefined, source: CommentSource = { did: 7 }) => {
    const { queryKey } = commentsQuery({ source, sort: 'likes', focus: undefined, uid: user.uid });
    const data = page instanceof Error ? page : { pages: [page], pageParams: [1] };
    return renderMarkup(<Shown source={source} />, {
      locale,
      user,
      queries: page === undefined ? [] : [[queryKey, data]],
    });
  };

  it('show author, badges, likes and the actions that the viewer has', () => {
    const shown = show(
      aCommentPage(
        [
          aComment(1, { fromRole: 'root', fromTitleName: 'Coach', likeNum: 3, canDelete: true }),
          aComment(2, { fromName: 'eve', canReply: false }),
        ],
        { liked: [1] },
      ),
    );
    const [first, second] = shown.all('article');
    expect(first?.text).toMatch(new RegExp(`bob.*${roleBadgeMessages[locale].siteRoot}.*Coach`));
    expect(shown.get('button', m.likeOf('bob', 3)).attribute('aria-pressed')).toBe('true');
    expect(shown.get('button', m.likeOf('eve', 0)).attribute('aria-pressed')).toBe('false');
    expect(shown.find('button', m.removeCommentOf('bob'))).toBeDefined();
    expect(shown.find('button', m.removeCommentOf('eve'))).toBeUndefined();
    expect(shown.find('button', m.replyTo('bob'))).toBeDefined();
    expect(second?.text).not.toContain(m.reply);
  });

  it('show three replies, whom they answer, and how many there are', () => {
    const replies = [
      aReply(13, { quoteId: 12, toName: 'cy' }),
      aReply(12, { content: 'Quoted words' }),
      aReply(11),
    ];
    const shown = show(aCommentPage([aComment(1, { replyList: replies, totalReplyNum: 5 })]));
    expect(shown.all('listitem')).toHaveLength(3);
    expect(shown.all('listitem')[0]?.text).toContain(m.answers('cy'));
    expect(shown.all('listitem')[0]?.text).toContain('Quoted words');
    expect(shown.get('button', m.showAll(5)).attribute('aria-expanded')).toBe('false');
  });

  it('offer all replies only if there are more than three', () => {
    const replies = [aReply(12), aReply(11)];
    const shown = show(aCommentPage([aComment(1, { replyList: replies, totalReplyNum: 2 })]));
    expect(shown.find('button', m.showAll(2))).toBeUndefined();
  });

  it.each([
    ['the last page', 1, false, false],
    ['the first of two pages', 2, true, false],
  ])('of %s', (_case, pages, hasMore) => {
    const shown = show(aCommentPage([aComment(1)], { pages }));
    expect(shown.find('button', m.more) !== undefined).toBe(hasMore);
    expect(shown.find('button', m.earlier)).toBeUndefined();
  });

  it('begin with the page of a link, and offer the earlier ones', () => {
    expect(
      show(aCommentPage([aComment(1)], { current: 3, pages: 3 })).find('button', m.earlier),
    ).toBeDefined();
  });

  it.each([
    ['there are none', aCommentPage([]), m.empty],
    ['they did not load', new Error('offline'), m.failed],
  ])('say that %s', (_case, page, text) => {
    expect(show(page).text).toContain(text);
  });

  it('of a contest name the problem and the state, and hide who asked', () => {
    const question = aComment(1, {
      fromName: '',
      fromUid: '',
      isAuthorHidden: true,
      problemDisplayId: 'B',
      isAnswered: true,
      isPublished: true,
      totalReplyNum: 1,
      replyList: [aReply(11, { isAuthorStaff: true, isPublished: true })],
    });
    const { text, all } = show(aCommentPage([question]), { cid: 7 });
    for (const expected of [
      m.hiddenAuthor,
      questions.aboutProblem('B'),
      questions.answered,
      questions.published,
      questions.answerToAll,
      m.staff,
    ])
      expect(text).toContain(expected);
    expect(all('link').map(({ name }) => name)).toEqual(['', 'cy']);
  });
});
