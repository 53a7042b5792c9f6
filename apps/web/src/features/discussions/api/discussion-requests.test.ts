import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { parseListAddress } from '../list/list-address.ts';
import { categoriesQuery, saveCategories } from './categories.ts';
import { likeDiscussion, markOfficial, reportDiscussion } from './change-discussion.ts';
import { discussionQuery } from './get-discussion.ts';
import { postingLimitsQuery } from './get-posting-limits.ts';
import { discussionListQuery } from './list-discussions.ts';
import { createDiscussion, updateDiscussion } from './save-discussion.ts';

const client = () => new QueryClient();
const address = (query: string) => parseListAddress(new URLSearchParams(query));
const sent = {
  title: 'Why?',
  description: 'slow',
  content: 'text',
  categoryId: 3,
  kind: 'discussion',
} as const;

describe('the request for a list of discussions', () => {
  const common = { currentPage: '2', limit: '10', keyword: 'loop', cid: '3' };

  it.each([
    ['of the site', {}, 'u1', 'GET /api/get-discussion-list', { ...common, onlyMine: 'true' }],
    [
      'of a guest, who has none',
      {},
      undefined,
      'GET /api/get-discussion-list',
      { ...common, onlyMine: 'false' },
    ],
    [
      'of a problem',
      { problemId: 'A' },
      'u1',
      'GET /api/get-discussion-list',
      { ...common, pid: 'A', onlyMine: 'true' },
    ],
    [
      'of a group',
      { groupId: 2, problemId: 'A' },
      'u1',
      'GET /api/group/get-discussion-list',
      { ...common, pid: 'A', gid: '2', onlyMine: 'true' },
    ],
  ])('%s', async (_case, place, uid, name, query) => {
    const calls = recordCalls(() => ({ data: { records: [] } }));
    const wanted = address('keyword=loop&cid=3&onlyMine=true&currentPage=2');
    await client().fetchQuery(discussionListQuery(place, wanted, uid));
    expect(calls).toEqual([{ name, query, body: undefined }]);
  });

  it('keeps the rows of a former page, never those of another place or user', () => {
    const keyOf = (...parameters: Parameters<typeof discussionListQuery>) =>
      discussionListQuery(...parameters).queryKey[2];
    const here = keyOf({}, address(''), 'u1');
    expect(keyOf({}, address('currentPage=2'), 'u1')).toBe(here);
    expect(keyOf({}, address(''), 'u2')).not.toBe(here);
    expect(keyOf({ groupId: 2 }, address(''), 'u1')).not.toBe(here);
    expect(keyOf({ problemId: 'A' }, address(''), 'u1')).not.toBe(here);
  });
});

describe('the requests about a discussion', () => {
  it('load it', async () => {
    const calls = recordCalls(() => ({ data: {} }));
    await client().fetchQuery(discussionQuery(7, undefined));
    expect(calls).toEqual([{ name: 'GET /api/get-discussion-detail', query: { did: '7' }, body: undefined }]);
  });

  it.each([
    ['on the site', undefined, 'POST /api/discussion', sent],
    ['in a group', 2, 'POST /api/group/discussion', { ...sent, gid: 2 }],
  ])('create one %s', async (_case, groupId, name, body) => {
    const calls = recordCalls(() => ({ data: { id: 7 } }));
    expect(await createDiscussion(groupId, sent)).toBe(7);
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it.each([
    ['on the site', null, 'PUT /api/discussion', { ...sent, id: 7 }],
    ['in a group', 2, 'PUT /api/group/discussion', { ...sent, id: 7, gid: 2 }],
  ])('change one %s', async (_case, gid, name, body) => {
    const calls = recordCalls(() => ({ data: null }));
    await updateDiscussion({ id: 7, gid }, sent);
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it('like, report and mark it', async () => {
    const calls = recordCalls(() => ({ data: null }));
    await likeDiscussion(7, true);
    await reportDiscussion(7, '#垃圾广告#');
    await markOfficial(7, false);
    expect(calls.map(({ name }) => name)).toEqual([
      'GET /api/discussion-like',
      'POST /api/discussion-report',
      'PUT /api/discussion-official',
    ]);
    expect(calls[0]?.query).toEqual({ did: '7', toLike: 'true' });
    expect(calls[1]?.body).toEqual({ did: 7, content: '#垃圾广告#' });
    expect(calls[2]?.body).toEqual({ did: 7, isOfficial: false });
  });
});

describe('the categories', () => {
  it('are loaded and saved as a whole list', async () => {
    const calls = recordCalls(() => ({ data: [] }));
    await client().fetchQuery(categoriesQuery);
    await saveCategories([{ id: 1, name: 'Chat' }, { name: 'Help' }]);
    expect(calls.map(({ name }) => name)).toEqual([
      'GET /api/discussion-category',
      'POST /api/discussion-category',
    ]);
    expect(calls[1]?.body).toEqual([{ id: 1, name: 'Chat' }, { name: 'Help' }]);
  });
});

it('the limits of posting are those of a user', () => {
  expect(postingLimitsQuery(undefined).enabled).toBe(false);
  expect(postingLimitsQuery('u1').enabled).toBe(true);
});
