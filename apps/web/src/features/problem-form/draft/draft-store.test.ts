import { describe, expect, it } from 'vitest';
import { newProblemValues } from '../state/problem-values.ts';
import { draftKey, newDraftsPrefix, type DraftRecord } from './draft-record.ts';
import { createMemoryDrafts } from './draft-store.ts';

const record = (savedAtMs: number, title = 'Sum'): DraftRecord => ({
  savedAtMs,
  baseVersion: null,
  values: { ...newProblemValues(), title },
});

describe('drafts in memory', () => {
  it('do not change when the form goes on', async () => {
    const drafts = createMemoryDrafts();
    const draft = record(1);
    await drafts.write('a', draft);
    (draft.values as { title: string }).title = 'changed later';
    expect((await drafts.read('a'))?.values.title).toBe('Sum');
  });

  it('are replaced, removed and absent', async () => {
    const drafts = createMemoryDrafts();
    await drafts.write('a', record(1));
    await drafts.write('a', record(2, 'Product'));
    expect((await drafts.read('a'))?.values.title).toBe('Product');
    await drafts.remove('a');
    expect(await drafts.read('a')).toBeUndefined();
  });

  it('are listed by user and scope, the latest first', async () => {
    const drafts = createMemoryDrafts();
    const keyOf = (uid: string, scope: string, tab: string) =>
      draftKey({ uid, scope, problem: { newInTab: tab } });
    await drafts.write(keyOf('u1', 'bank', 'one'), record(1, 'older'));
    await drafts.write(keyOf('u1', 'bank', 'two'), record(5, 'newer'));
    await drafts.write(keyOf('u1', 'contest-1', 'one'), record(9, 'other scope'));
    await drafts.write(keyOf('u2', 'bank', 'one'), record(9, 'other user'));
    const listed = await drafts.list(newDraftsPrefix({ uid: 'u1', scope: 'bank' }));
    expect(listed.map(({ draft }) => draft.values.title)).toEqual(['newer', 'older']);
  });
});
