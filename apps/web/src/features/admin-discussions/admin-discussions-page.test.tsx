import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import { Component } from './admin-discussions-page.tsx';
import {
  deleteManagedDiscussions,
  groupManagedDiscussionsQuery,
  invalidateDiscussions,
  managedDiscussionsQuery,
} from './api/discussions.ts';
import { checkReport, handleReport, reportsQuery } from './api/reports.ts';
import { reportMessages } from './reports/report-messages.ts';

const search = { currentPage: 1, limit: 10, keyword: '' };
const empty = { records: [], total: 0 };

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('discussions in the back office in %s', (locale) => {
  const m = adminDiscussionMessages[locale];
  const words = reportMessages[locale];
  const show = (query: string, queries: readonly (readonly [readonly unknown[], unknown])[]) =>
    renderMarkup(<Component />, {
      locale,
      url: `/admin/discussion?${query}`,
      user: aUser({ roleList: ['root'] }),
      queries,
    });

  it('have a list and reports', () => {
    const shown = show('', [[managedDiscussionsQuery(search).queryKey, empty]]);
    expect(shown.text).toContain(m.empty);
    expect(shown.get('link', m.discussions).attribute('aria-current')).toBe('page');
    expect(shown.get('link', m.reports).href).toBe('/admin/discussion?view=reports');
  });

  it('explain an empty search and a failure', () => {
    const wanted = { ...search, keyword: 'x' };
    expect(show('keyword=x', [[managedDiscussionsQuery(wanted).queryKey, empty]]).text).toContain(m.noMatch);
    expect(show('', [[managedDiscussionsQuery(search).queryKey, new Error('down')]]).text).toContain(
      m.failed,
    );
  });

  it.each([
    ['', undefined, words.empty],
    ['&status=false', false, words.noMatch],
  ])('reports with the filter %j', (filter, status, text) => {
    const key = reportsQuery({ currentPage: 1, limit: 10, status }).queryKey;
    const shown = show(`view=reports${filter}`, [[key, empty]]);
    expect(shown.text).toContain(text);
    expect(shown.all('radio')).toHaveLength(3);
  });
});

describe('the requests of the back office', () => {
  it('list all discussions, of the site or of a group', async () => {
    const calls = recordCalls(() => ({ data: empty }));
    const client = new QueryClient();
    await client.fetchQuery(managedDiscussionsQuery({ ...search, keyword: 'x' }));
    await client.fetchQuery(groupManagedDiscussionsQuery(2, search));
    const paging = { currentPage: '1', limit: '10' };
    expect(calls).toEqual([
      {
        name: 'GET /api/get-discussion-list',
        query: { ...paging, keyword: 'x', admin: 'true' },
        body: undefined,
      },
      {
        name: 'GET /api/group/get-admin-discussion-list',
        query: { ...paging, gid: '2' },
        body: undefined,
      },
    ]);
  });

  it('delete discussions and handle reports', async () => {
    const calls = recordCalls(() => ({ data: null }));
    await deleteManagedDiscussions([7]);
    await checkReport(3, true);
    await handleReport({ id: 3, action: 'disabled', note: 'spam' });
    expect(calls.map(({ name, body }) => ({ name, body }))).toEqual([
      { name: 'DELETE /api/admin/discussion', body: [7] },
      { name: 'PUT /api/admin/discussion-report', body: { id: 3, status: true } },
      {
        name: 'POST /api/admin/discussion-report/handle',
        body: { id: 3, action: 'disabled', note: 'spam' },
      },
    ]);
  });

  it.each([
    [['discussions', 'list'], true],
    [['discussion', 7, 'detail', 'u1'], true],
    [['admin', 'discussions', search], true],
    [['admin', 'discussion-reports', search], true],
    [['group', 2, 'managed-discussions'], true],
    [['group', 2, 'announcements'], false],
    [['admin', 'groups'], false],
  ])('a change refreshes %j: %s', async (queryKey, isRefreshed) => {
    const client = new QueryClient();
    client.setQueryData(queryKey, empty);
    await invalidateDiscussions(client);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isRefreshed);
  });
});
