import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '../../../../lib/storage.ts';
import { draftKey, loadDraft, removeDraft, writeDraft, type DraftRecord } from './draft-record.ts';
import { changeDefaults, defaultsKey, loadDefaults } from './editor-defaults.ts';

const record = (changes: Partial<DraftRecord> = {}): DraftRecord => ({
  revision: 'r1',
  savedAtMs: 1,
  language: 'C++',
  codes: {},
  settings: {},
  ...changes,
});

/** A storage with room for this many characters. */
function smallStorage(room: number): KeyValueStorage & { keys: () => string[] } {
  const values = new Map<string, string>();
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      const free = room - used() + (values.has(key) ? key.length + (values.get(key)?.length ?? 0) : 0);
      if (key.length + value.length > free) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    keys: () => [...values.keys()],
  };
}

describe('draftKey', () => {
  it.each([
    ['a guest', undefined, 5, {}, 'problem-code:guest:5'],
    ['a user', 'u1', 5, {}, 'problem-code:u1:5'],
    ['a contest', 'u1', 5, { contestId: 3 }, 'problem-code:u1:5:contest-3'],
    ['a training, which shares the draft', 'u1', 5, { trainingId: 3 }, 'problem-code:u1:5'],
  ])('of %s', (_name, uid, pid, context, key) => {
    expect(draftKey(uid, pid, context)).toBe(key);
  });
});

describe('a draft', () => {
  it('is read as it was written', () => {
    const drafts = fc.record({
      revision: fc.string(),
      savedAtMs: fc.nat(),
      language: fc.string(),
      codes: fc.constantFrom<DraftRecord['codes']>({}, { cpp: 'int a;' } as DraftRecord['codes']),
      settings: fc.constantFrom<DraftRecord['settings']>({}, { fontSize: 14 }, { tabSize: 8, fontSize: 20 }),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const storage = createMemoryStorage();
        expect(writeDraft(storage, 'k', draft)).toBe(true);
        expect(loadDraft(storage, 'k')).toEqual(draft);
      }),
    );
  });

  it('keeps what another window wrote', () => {
    const storage = createMemoryStorage();
    const other = { code: 'x', language: 'Java', savedAtMs: 9 };
    writeDraft(storage, 'k', record({ other }));
    expect(loadDraft(storage, 'k')?.other).toEqual(other);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no revision', JSON.stringify({ savedAtMs: 1, language: 'C' })],
    ['a time that is no number', JSON.stringify({ revision: 'r', savedAtMs: '1', language: 'C' })],
    ['no language', JSON.stringify({ revision: 'r', savedAtMs: 1 })],
  ])('counts as absent: %s', (_name, text) => {
    const storage = createMemoryStorage();
    if (text !== null) storage.setItem('k', text);
    expect(loadDraft(storage, 'k')).toBeUndefined();
  });

  it('drops the parts that make no sense, and keeps the others', () => {
    const storage = createMemoryStorage();
    const stored = {
      ...record(),
      codes: { cpp: 'int a;', java: 7 },
      settings: { fontSize: 13, tabSize: 4, theme: 'no such theme' },
      other: { code: 'x' },
    };
    storage.setItem('k', JSON.stringify(stored));
    expect(loadDraft(storage, 'k')).toEqual(record({ codes: { cpp: 'int a;' }, settings: { tabSize: 4 } }));
  });

  it('is gone after it was removed, and others stay', () => {
    const storage = createMemoryStorage();
    writeDraft(storage, 'a', record());
    writeDraft(storage, 'b', record());
    removeDraft(storage, 'a');
    expect(loadDraft(storage, 'a')).toBeUndefined();
    expect(loadDraft(storage, 'b')).toBeDefined();
  });
});

describe('the room of the browser', () => {
  const long = (letter: string, savedAtMs: number) =>
    record({ savedAtMs, codes: { cpp: letter.repeat(300) } });

  it('is made by removing the oldest drafts', () => {
    const storage = smallStorage(1100);
    for (const [key, at] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const)
      writeDraft(storage, key, long(key, at));
    expect(loadDraft(storage, 'b')).toBeUndefined();
    expect(loadDraft(storage, 'a')).toBeDefined();
    expect(loadDraft(storage, 'c')).toBeDefined();
  });

  it('is not made by removing what does not belong to drafts', () => {
    const storage = smallStorage(700);
    storage.setItem('token', 't'.repeat(200));
    writeDraft(storage, 'a', long('a', 1));
    writeDraft(storage, 'b', long('b', 2));
    expect(storage.getItem('token')).toHaveLength(200);
  });

  it('may not suffice: then writing fails', () => {
    expect(writeDraft(smallStorage(100), 'a', long('a', 1))).toBe(false);
  });

  it('holds 300 drafts, and the oldest goes first', () => {
    const storage = createMemoryStorage();
    for (let at = 0; at <= 300; at += 1) writeDraft(storage, `k${String(at)}`, record({ savedAtMs: at }));
    expect(loadDraft(storage, 'k0')).toBeUndefined();
    expect(loadDraft(storage, 'k1')).toBeDefined();
    expect(loadDraft(storage, 'k300')).toBeDefined();
  });

  it('errors other than a lack of room are not swallowed', () => {
    const broken = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new TypeError('broken');
      },
    };
    expect(() => writeDraft(broken, 'a', record())).toThrow(TypeError);
  });
});

describe('the defaults of the editor', () => {
  it('begin empty', () => {
    expect(loadDefaults(createMemoryStorage())).toEqual({ language: undefined, settings: {} });
  });

  it('change one by one', () => {
    const storage = createMemoryStorage();
    changeDefaults(storage, { language: 'Java' });
    changeDefaults(storage, { fontSize: 18 });
    changeDefaults(storage, { tabSize: 2 });
    expect(loadDefaults(storage)).toEqual({ language: 'Java', settings: { fontSize: 18, tabSize: 2 } });
  });

  it.each(['{', 'null', '[]', '7', '{"language":7,"fontSize":13}'])(
    'ignore what makes no sense: %s',
    (text) => {
      const storage = createMemoryStorage();
      storage.setItem(defaultsKey, text);
      expect(loadDefaults(storage)).toEqual({ language: undefined, settings: {} });
    },
  );

  it('hold until the page is left if the browser has no room', () => {
    expect(() => changeDefaults(smallStorage(5), { language: 'Java' })).not.toThrow();
  });
});
