import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { commentsQuery } from '../api/list-comments.ts';
import { aCommentPage } from '../testing/a-comment.ts';
import { ContestantQuestions } from './contestant-questions.tsx';
import { questionMessages } from './question-messages.ts';

const user = aUser();
const { queryKey } = commentsQuery({ source: { cid: 7 }, sort: 'time', focus: undefined, uid: user.uid });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the questions of a contestant in %s', (locale) => {
  const m = questionMessages[locale];
  const show = (refusal: string | null = null) =>
    renderMarkup(
      <ContestantQuestions contestId={7} problems={[{ displayId: 'A', title: 'Sums' }]} focus={undefined} />,
      { locale, user, queries: [[queryKey, { pages: [aCommentPage([], { refusal })], pageParams: [1] }]] },
    );

  it('begin with the three points', () => {
    expect(
      show()
        .all('listitem')
        .map(({ text }) => text),
    ).toEqual([m.notice.first, m.notice.second, m.notice.third]);
  });

  it('are asked about the contest or one of its problems', () => {
    const shown = show();
    expect(shown.get('combobox', m.about).attribute('value')).toBe(m.general);
    expect(shown.get('button', m.ask).isDisabled).toBe(false);
  });

  it('say why they cannot be asked', () => {
    const shown = show('You are muted.');
    expect(shown.text).toContain('You are muted.');
    expect(shown.get('button', m.ask).isDisabled).toBe(true);
  });
});
