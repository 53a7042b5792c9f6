import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { commentsQuery, type CommentPage } from './api/list-comments.ts';
import { CommentArea } from './comment-area.tsx';
import { commentMessages } from './comment-messages.ts';
import { aComment, aCommentPage, aReply } from './testing/a-comment.ts';

const user = aUser();

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the comment area in %s', (locale) => {
  const m = commentMessages[locale];
  const show = (page?: CommentPage, isGuest = false) => {
    const uid = isGuest ? undefined : user.uid;
    const { queryKey } = commentsQuery({ source: { did: 7 }, sort: 'likes', focus: undefined, uid });
    return renderMarkup(<CommentArea source={{ did: 7 }} />, {
      locale,
      ...(!isGuest && { user }),
      queries: page === undefined ? [] : [[queryKey, { pages: [page], pageParams: [1] }]],
    });
  };

  it('counts comments and replies together', () => {
    const page = aCommentPage([aComment(1, { totalReplyNum: 2, replyList: [aReply(11)] })]);
    expect(show(page).text).toContain(m.count(3));
  });

  it('sorts by likes or time, and begins with likes', () => {
    const shown = show(aCommentPage([]));
    expect(shown.all('radio').map(({ name, isChecked }) => [name, isChecked])).toEqual([
      [m.byLikes, true],
      [m.byTime, false],
    ]);
  });

  it('has its box while the comments load, also for guests', () => {
    for (const isGuest of [false, true]) {
      const shown = show(undefined, isGuest);
      expect(shown.get('textbox', m.write).isDisabled).toBe(false);
      expect(shown.get('button', m.submit).isDisabled).toBe(false);
    }
  });

  it('says why a muted user cannot write', () => {
    const shown = show(aCommentPage([], { refusal: 'You are muted.' }));
    expect(shown.text).toContain('You are muted.');
    expect(shown.get('textbox', m.write).isDisabled).toBe(true);
  });

  it('announces nothing while there is nothing new', () => {
    expect(show(aCommentPage([aComment(1)])).names('button')).not.toContain(m.fresh(1));
  });
});
