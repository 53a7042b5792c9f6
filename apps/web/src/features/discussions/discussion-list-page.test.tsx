import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { categoriesQuery } from './api/categories.ts';
import { discussionListQuery } from './api/list-discussions.ts';
import { Component } from './discussion-list-page.tsx';
import { discussionMessages } from './discussion-messages.ts';
import { parseListAddress } from './list/list-address.ts';
import { listMessages } from './list/list-messages.ts';
import { aListedDiscussion } from './testing/a-discussion.ts';

const time = '2026-11-01T08:00:00.000+0000';
const categories = [
  { id: 1, name: 'Chat', gmtCreate: time, gmtModified: time },
  { id: 3, name: 'Help', gmtCreate: time, gmtModified: time },
];

interface Shown {
  query?: string;
  problemId?: string;
  answer?: unknown;
  role?: string;
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the list of discussions in %s', (locale) => {
  const m = listMessages[locale];
  const words = discussionMessages[locale];
  const show = ({ query = '', problemId, answer, role = 'default_user' }: Shown) => {
    const address = parseListAddress(new URLSearchParams(query));
    const place = problemId === undefined ? {} : { problemId };
    return renderMarkup(<Component />, {
      locale,
      path: '/discussion/:problemID?',
      url: `/discussion${problemId === undefined ? '' : `/${problemId}`}?${query}`,
      user: aUser({ roleList: [role] }),
      queries: [
        [categoriesQuery.queryKey, categories],
        [
          discussionListQuery(place, address, 'u1').queryKey,
          answer ?? { records: [aListedDiscussion()], total: 1 },
        ],
      ],
    });
  };

  it('has a breadcrumb, the categories, a search and the form', () => {
    const shown = show({});
    expect(shown.get('link', words.home).href).toBe('/home');
    expect(shown.get('link', m.create).href).toBe('/discussion?new=discussion');
    expect(shown.get('link', m.anyCategory).attribute('aria-current')).toBe('true');
    expect(shown.get('link', 'Chat').href).toBe('/discussion?cid=1');
    expect(shown.find('search', m.search)).toBeDefined();
    expect(shown.find('button', m.editCategories)).toBeUndefined();
  });

  it('keeps the filters of the address in the links of the categories', () => {
    const shown = show({ query: 'keyword=loop&cid=3&onlyMine=true&currentPage=2' });
    expect(shown.get('link', 'Help').attribute('aria-current')).toBe('true');
    expect(shown.get('link', 'Chat').href).toBe('/discussion?keyword=loop&cid=1&onlyMine=true');
  });

  it('of a problem leads back to it and to all discussions', () => {
    const shown = show({ problemId: '1000' });
    expect(shown.names('heading')[0]).toBe(m.problemTitle);
    expect(shown.get('link', m.toProblem).href).toBe('/problem/1000');
    expect(shown.get('link', m.all).href).toBe('/discussion');
    expect(shown.get('link', m.create).href).toBe('/discussion/1000?new=discussion');
    expect(shown.text).toContain(words.problem('1000'));
  });

  it('lets super administrators edit the categories', () => {
    expect(show({ role: 'root' }).find('button', m.editCategories)).toBeDefined();
    expect(show({ role: 'admin' }).find('button', m.editCategories)).toBeUndefined();
  });

  it.each([
    ['none', '', { records: [], total: 0 }, m.empty],
    ['no match', 'keyword=x', { records: [], total: 0 }, m.noMatch],
    ['a page past the end', 'currentPage=9', { records: [], total: 20 }, m.pastEnd],
    ['a failure', '', new Error('down'), m.failed],
  ])('%s', (_case, query, answer, text) => {
    expect(show({ query, answer }).text).toContain(text);
  });
});
