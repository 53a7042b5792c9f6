import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../lib/storage.ts';
import { draftKey, findDraft, keepDraft } from './discussion-draft.ts';
import { emptyValues } from './discussion-values.ts';

const subject = { uid: 'u1', kind: 'discussion', problemId: undefined, discussionId: undefined } as const;
const values = { ...emptyValues, title: 'Why?', categoryId: 3 };

describe('the draft of a discussion', () => {
  it('belongs to a user, a place and a kind', () => {
    const keys = [
      draftKey(subject),
      draftKey({ ...subject, uid: 'u2' }),
      draftKey({ ...subject, groupId: 2 }),
      draftKey({ ...subject, problemId: '1000' }),
      draftKey({ ...subject, problemId: '1000', kind: 'solution' }),
      draftKey({ ...subject, discussionId: 7 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is found again', () => {
    const storage = createMemoryStorage();
    keepDraft(storage, 'key', values);
    expect(findDraft(storage, 'key')).toEqual(values);
    expect(findDraft(storage, 'other')).toBeUndefined();
  });

  it('is removed when nothing differs from the start', () => {
    const storage = createMemoryStorage();
    keepDraft(storage, 'key', values);
    keepDraft(storage, 'key', emptyValues);
    expect(findDraft(storage, 'key')).toBeUndefined();
    keepDraft(storage, 'key', values, values);
    expect(findDraft(storage, 'key')).toBeUndefined();
  });

  it.each(['"text"', '{', 'null', '7'])('ignores %s', (stored) => {
    const storage = createMemoryStorage();
    storage.setItem('key', stored);
    expect(findDraft(storage, 'key')).toBeUndefined();
  });

  it('of another version keeps the known parts', () => {
    const storage = createMemoryStorage();
    storage.setItem('key', '{"title":"Why?","content":7,"categoryId":"3"}');
    expect(findDraft(storage, 'key')).toEqual({ ...emptyValues, title: 'Why?' });
  });
});
