import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { categoriesQuery } from '../api/categories.ts';
import { discussionQuery } from '../api/get-discussion.ts';
import { discussionMessages } from '../discussion-messages.ts';
import { formMessages } from '../form/form-messages.ts';
import { aDiscussion, nothingAllowed } from '../testing/a-discussion.ts';
import { detailMessages } from './detail-messages.ts';
import { DetailMissing } from './detail-states.tsx';
import { DiscussionDetail } from './discussion-detail.tsx';

const refusal = (envelopeStatus: number, message: string) =>
  new ApiError({
    kind: 'business',
    envelopeStatus,
    message,
    code: undefined,
    isAdminCall: false,
    toastsError: false,
  });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the page of a discussion in %s', (locale) => {
  const m = detailMessages[locale];
  const words = discussionMessages[locale];
  const show = (answer: unknown, { query = '', groupId }: { query?: string; groupId?: number } = {}) =>
    renderMarkup(
      <DiscussionDetail
        scope={groupId === undefined ? {} : { groupId }}
        discussionId={1000}
        comments={<p>the comments</p>}
      />,
      {
        locale,
        url: `/discussion-detail/1000${query}`,
        user: aUser(),
        queries: [
          [categoriesQuery.queryKey, []],
          ...(answer === undefined ? [] : [[discussionQuery(1000, 'u1').queryKey, answer] as const]),
        ],
      },
    );

  it('has the post, the way to the list and the comments', () => {
    const shown = show(aDiscussion());
    expect(shown.names('heading')).toEqual(['Why is this slow?']);
    expect(shown.get('link', words.discussions).href).toBe('/discussion');
    expect(shown.text).toContain('the comments');
  });

  it.each([
    ['a discussion of a problem', 'discussion', words.problem('1000'), '/group/2/discussion/1000'],
    [
      'a solution',
      'solution',
      `${words.problem('1000')} ${words.solutions}`,
      '/group/2/problem/1000?tab=solutions',
    ],
  ] as const)('%s of a group leads to the list of its problem', (_case, kind, name, href) => {
    const shown = show(aDiscussion({ pid: '1000', kind, gid: 2 }), { groupId: 2 });
    expect(shown.get('link', name).href).toBe(href);
  });

  it('opens the form by its address, if the viewer may edit', () => {
    const editable = aDiscussion({ allowed: { ...nothingAllowed, edit: true } });
    expect(show(editable, { query: '?edit=true' }).names('heading')).toEqual([
      formMessages[locale].editDiscussion,
    ]);
    expect(show(aDiscussion(), { query: '?edit=true' }).names('heading')).toEqual(['Why is this slow?']);
  });

  it('shows no comments of a deleted discussion', () => {
    expect(show(aDiscussion({ isDeleted: true })).text).not.toContain('the comments');
  });

  it.each([
    ['a missing one', refusal(404, 'It is gone.'), m.missing, 'It is gone.'],
    ['a disabled one', refusal(403, 'It is disabled.'), m.refused, 'It is disabled.'],
    ['a failure', refusal(500, 'down'), m.failed, m.failed],
  ])('%s', (_case, error, title, text) => {
    const shown = show(error);
    expect(shown.names('heading')).toEqual([title]);
    expect(shown.text).toContain(text);
    expect(shown.text).not.toContain('the comments');
  });

  it('keeps a heading while it loads', () => {
    expect(show(undefined).all('heading')).toHaveLength(1);
  });

  it('an invalid address leads to the list', () => {
    const shown = renderMarkup(<DetailMissing scope={{ groupId: 2 }} level={1} />, { locale });
    expect(shown.text).toContain(m.badAddress);
    expect(shown.get('link', m.toList).href).toBe('/group/2/discussion');
    expect(shown.names('button')).toEqual([m.login]);
  });
});
