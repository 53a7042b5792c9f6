import { describe, expect, it } from 'vitest';
import { recordCalls } from './api/testing/record-calls.ts';
import {
  changeGroupState,
  changeSiteState,
  changeState,
  deleteDiscussion,
  restoreDiscussion,
} from './change-discussion.ts';

const discussion = {
  id: 7,
  title: 'Why?',
  description: 'slow',
  content: 'text',
  categoryId: 3,
  topPriority: true,
  status: 1,
};
const { id, title, description, content, categoryId } = discussion;
const whole = { id, title, description, content, categoryId };

describe('changes of a discussion', () => {
  it.each([
    [{ isPinned: true }, { id: 7, topPriority: true }],
    [{ isDisabled: true }, { id: 7, status: 1 }],
    [{ isDisabled: false }, { id: 7, status: 0 }],
  ])('%o on the site sends only the change', async (change, body) => {
    const calls = recordCalls(() => ({ data: null }));
    await changeSiteState(7, change);
    expect(calls).toEqual([{ name: 'PUT /api/admin/discussion', query: {}, body }]);
  });

  it.each([
    [{ isPinned: false }, { topPriority: false, status: 1 }],
    [{ isDisabled: false }, { topPriority: true, status: 0 }],
  ])('%o in a group sends the rest as it is', async (change, body) => {
    const calls = recordCalls(() => ({ data: null }));
    await changeGroupState(2, discussion, change);
    expect(calls).toEqual([
      { name: 'PUT /api/group/discussion', query: {}, body: { ...whole, gid: 2, ...body } },
    ]);
  });

  it.each([
    [null, 'PUT /api/admin/discussion'],
    [2, 'PUT /api/group/discussion'],
  ])('of the group %s use %s', async (gid, name) => {
    const calls = recordCalls(() => ({ data: null }));
    await changeState({ ...discussion, gid }, { isPinned: true });
    expect(calls.map((call) => call.name)).toEqual([name]);
  });

  it.each([
    [null, 'DELETE /api/discussion'],
    [2, 'DELETE /api/group/discussion'],
  ])('a deletion in the group %s uses %s and can be undone', async (gid, name) => {
    const calls = recordCalls(() => ({ data: null }));
    await deleteDiscussion({ id: 7, gid });
    await restoreDiscussion(7);
    expect(calls).toEqual([
      { name, query: { did: '7' }, body: undefined },
      { name: 'POST /api/discussion-restore', query: {}, body: { did: 7 } },
    ]);
  });
});
