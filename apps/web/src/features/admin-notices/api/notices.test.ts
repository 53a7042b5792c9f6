import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { deleteNotice, saveNotice } from './notices.ts';

const notice = { title: 'News', content: 'Text', type: 'Single' as const, recipientIds: ['u1'] };

describe('the request for a notice', () => {
  it.each([
    ['creates a new one', undefined, 'POST /api/admin/msg/notice', notice],
    ['changes the one with its id', 3, 'PUT /api/admin/msg/notice', { id: 3, ...notice }],
  ])('%s', async (_case, id, name, body) => {
    const calls = recordCalls();
    await saveNotice({ id, ...notice });
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it('deletes by its id', async () => {
    const calls = recordCalls();
    await deleteNotice(3);
    expect(calls).toEqual([{ name: 'DELETE /api/admin/msg/notice', query: { id: '3' }, body: undefined }]);
  });
});
