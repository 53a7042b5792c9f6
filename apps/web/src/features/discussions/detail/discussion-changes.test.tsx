import { QueryClient } from '@tanstack/react-query';
import { locales } from '@touchstone/contract/locales';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { discussionKey, discussionsKey } from '../api/discussion-keys.ts';
import { discussionQuery, type Discussion } from '../api/get-discussion.ts';
import { aDiscussion, nothingAllowed } from '../testing/a-discussion.ts';
import { detailMessages } from './detail-messages.ts';
import { listPostActions } from './post-actions.ts';
import { useDiscussionChanges, useLike, type StateAction } from './use-discussion-changes.ts';

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('the actions on a discussion', () => {
  const all = { ...nothingAllowed, markOfficial: true, pin: true, disable: true };

  it.each<[string, Partial<Discussion>, StateAction[]]>([
    ['a guest has none', {}, []],
    ['an administrator has the opposite of each state', { allowed: all }, ['markOfficial', 'pin', 'disable']],
    [
      'an administrator can take each back',
      { allowed: all, isOfficial: true, topPriority: true, status: 1 },
      ['unmarkOfficial', 'unpin', 'enable'],
    ],
    [
      'a moderator of a group has those that the server allows',
      { allowed: { ...nothingAllowed, pin: true }, isOfficial: true, status: 1 },
      ['pin'],
    ],
  ])('%s', (_case, changes, actions) => {
    expect(listPostActions(aDiscussion(changes))).toEqual(actions);
  });
});

describe('a change of a discussion', () => {
  it.each<[StateAction, string, object]>([
    ['pin', 'PUT /api/admin/discussion', { id: 1000, topPriority: true }],
    ['unpin', 'PUT /api/admin/discussion', { id: 1000, topPriority: false }],
    ['disable', 'PUT /api/admin/discussion', { id: 1000, status: 1 }],
    ['enable', 'PUT /api/admin/discussion', { id: 1000, status: 0 }],
    ['markOfficial', 'PUT /api/discussion-official', { did: 1000, isOfficial: true }],
    ['unmarkOfficial', 'PUT /api/discussion-official', { did: 1000, isOfficial: false }],
  ])('%s sends one state and leaves the others', async (action, name, body) => {
    const calls = recordCalls();
    const { act } = renderHook(() => useDiscussionChanges(aDiscussion()));
    act(action);
    await expect.poll(() => shownToast()?.text).toBe(detailMessages['en-US'].done[action]);
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it('of a group is sent with the whole discussion, so that nothing is lost', async () => {
    const calls = recordCalls();
    const { act } = renderHook(() => useDiscussionChanges(aDiscussion({ gid: 7, topPriority: true })));
    act('disable');
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/group/discussion',
      body: { id: 1000, gid: 7, topPriority: true, status: 1, content: 'The whole **story**.' },
    });
  });

  it('loads the discussion and the lists again, also after a refusal, without a success message', async () => {
    recordCalls(() => ({ httpStatus: 403 }));
    const client = new QueryClient();
    const keys = [[...discussionKey(1000), 'detail', 'u1'], [discussionsKey, 1], [...discussionKey(5)]];
    for (const key of keys) client.setQueryData(key, 'loaded');
    const { act } = renderHook(() => useDiscussionChanges(aDiscussion()), { client });
    act('pin');
    await expect.poll(() => client.getQueryState(keys[0] ?? [])?.isInvalidated).toBe(true);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
    expect(shownToast()).toBeUndefined();
  });

  it.each(locales)('a deletion can be taken back from its toast, in %s', async (locale) => {
    const calls = recordCalls();
    const { remove } = renderHook(() => useDiscussionChanges(aDiscussion()), { locale });
    remove.mutate();
    const m = detailMessages[locale];
    await expect.poll(() => shownToast()?.text).toBe(m.deleted);
    shownToast()?.onUndo?.();
    await expect.poll(() => shownToast()?.text).toBe(m.restored);
    expect(calls.map(({ name, query, body }) => [name, query, body])).toEqual([
      ['DELETE /api/discussion', { did: '1000' }, undefined],
      ['POST /api/discussion-restore', {}, { did: 1000 }],
    ]);
  });
});

describe('a like', () => {
  const user = aUser();
  const { queryKey } = discussionQuery(1000, user.uid);

  it.each<[string, boolean, true | null, number]>([
    ['given', true, null, 4],
    ['taken back', false, true, 2],
    ['repeated', true, true, 3],
  ])('%s is shown at once', async (_case, toLike, hasLike, likeNum) => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(queryKey, aDiscussion({ hasLike }));
    const like = renderHook(() => useLike(aDiscussion({ hasLike })), { client, user });
    like.mutate(toLike);
    await expect.poll(() => calls.length).toBe(1);
    expect(client.getQueryData(queryKey)).toMatchObject({ likeNum, hasLike: toLike ? true : null });
    expect(calls[0]).toMatchObject({ query: { did: '1000', toLike: String(toLike) } });
  });

  it('that the server refuses is loaded again', async () => {
    recordCalls(() => ({ httpStatus: 403 }));
    const client = new QueryClient();
    client.setQueryData(queryKey, aDiscussion());
    const like = renderHook(() => useLike(aDiscussion()), { client, user });
    like.mutate(true);
    await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
