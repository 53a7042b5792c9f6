import { describe, expect, it } from 'vitest';
import { lockMessages } from '../../../ui/membership/lock-messages.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { categoriesQuery } from '../api/categories.ts';
import { postingLimitsQuery, type PostingLimits } from '../api/get-posting-limits.ts';
import { formMessages } from './form-messages.ts';
import { NewDiscussion, refusalText } from './new-discussion.tsx';

const ignore = () => undefined;
const limits: PostingLimits = {
  isLimited: true,
  solved: 3,
  solvedMinimum: 10,
  commentSolvedMinimum: 10,
  postedToday: 0,
  dailyMaximum: 5,
  posted: 0,
  totalMaximum: 100,
  refusal: null,
  lock: null,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a new post in %s', (locale) => {
  const m = formMessages[locale];
  const show = (known: PostingLimits | undefined, isLoggedIn = true) =>
    renderMarkup(
      <NewDiscussion
        scope={{}}
        kind="solution"
        problemId="1000"
        canPin={false}
        onSaved={ignore}
        onCancel={ignore}
      />,
      {
        locale,
        ...(isLoggedIn && { user: aUser() }),
        queries: [
          [categoriesQuery.queryKey, []],
          ...(known === undefined ? [] : [[postingLimitsQuery('u1', '1000').queryKey, known] as const]),
        ],
      },
    );

  it('has the fields of a post', () => {
    const shown = show(limits);
    expect(shown.names('heading')).toEqual([m.newSolution]);
    for (const text of [m.solutionNote, m.prefixHint('[1000]'), m.about('1000')])
      expect(shown.text).toContain(text);
    expect(shown.names('button')).toEqual(expect.arrayContaining([m.cancel, m.submit]));
  });

  it('waits for the limits, so that their note does not move the fields', () => {
    expect(show(undefined).names('button')).toEqual([]);
  });

  it('says which membership starts more discussions a day', () => {
    const buy = lockMessages[locale].buy;
    const refused = { ...limits, refusal: 'discussionCreateDaily', lock: { level: 2 } };
    expect(show(refused).get('link', buy).href).toBe('/buy?level=2');
    expect(show({ ...refused, refusal: 'discussionCreateTotal' }).find('link', buy)).toBeUndefined();
  });

  it('asks guests to log in', () => {
    expect(show(undefined, false).names('button')).toEqual([m.login, m.cancel]);
  });

  it.each([
    [null, undefined],
    ['discussionCreateSolved', m.needsSolved(10, 3)],
    ['discussionCreateDaily', m.dailyReached(5)],
    ['discussionCreateTotal', m.totalReached(100)],
    ['speakingMuted', m.cannotPost],
  ])('the refusal %s', (refusal, text) => {
    expect(refusalText({ ...limits, refusal }, m)).toBe(text);
  });
});
