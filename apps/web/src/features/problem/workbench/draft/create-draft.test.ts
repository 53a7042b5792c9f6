import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '../../../../lib/storage.ts';
import { createDraft } from './create-draft.ts';
import { draftKey, loadDraft, removeDraft, writeDraft, type DraftRecord } from './draft-record.ts';
import { defaultsKey } from './editor-defaults.ts';

const problem = {
  languages: ['C++', 'C++ 17', 'C', 'Python3', 'Java'],
  codeTemplate: { 'C++': '// template', 'C++ 17': '// template 17', Python3: '# template' },
};
const key = draftKey('u1', 7, {});

let storage: KeyValueStorage;
let revisions = 0;
let clock = 1000;
beforeEach(() => {
  storage = createMemoryStorage();
});

const openWindow = (overrides: Partial<Parameters<typeof createDraft>[0]> = {}) =>
  createDraft({
    storage,
    key,
    problem,
    now: () => (clock += 1),
    newRevision: () => String((revisions += 1)),
    ...overrides,
  });

function typeAndSave(draft: ReturnType<typeof openWindow>, text: string) {
  draft.type(text);
  draft.flush();
}

describe('draft of a problem', () => {
  it('starts with the template of the problem in the best C++', () => {
    const draft = openWindow();
    expect(draft.get()).toMatchObject({ language: 'C++ 17', content: { text: '// template 17' } });
    expect(draft.isUntouched()).toBe(true);
    draft.flush();
    expect(loadDraft(storage, key)).toBeUndefined();
  });

  it('starts with the frame of a program if the problem has no template, unless the user turns it off', () => {
    const plain = { problem: { languages: ['Python3', 'C++ 17 With O2'], codeTemplate: {} } };
    const draft = openWindow(plain);
    expect(draft.get().language).toBe('C++ 17 With O2');
    expect(draft.getCode()).toContain('int main()');
    expect(draft.isUntouched()).toBe(true);
    draft.changeSettings({ hasStarterCode: false }, true);
    expect(draft.getCode()).toBe('');
    expect(openWindow({ ...plain, key: draftKey('u1', 8, {}) }).getCode()).toBe('');
  });

  it('survives a reload', () => {
    typeAndSave(openWindow(), 'int main() {}');
    expect(openWindow().getCode()).toBe('int main() {}');
  });

  it('is stored separately per user, problem and contest', () => {
    const keys = [
      draftKey('u1', 7, {}),
      draftKey('u2', 7, {}),
      draftKey(undefined, 7, {}),
      draftKey('u1', 8, {}),
      draftKey('u1', 7, { contestId: 3 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('opens the next problem in the last used language if it is allowed', () => {
    openWindow().chooseLanguage('Python3');
    expect(openWindow({ key: 'next' }).get().language).toBe('Python3');
    const cOnly = { languages: ['C'], codeTemplate: {} };
    expect(openWindow({ key: 'next', problem: cOnly }).get().language).toBe('C');
  });

  it('ignores invalid stored records', () => {
    for (const broken of [
      '{',
      '[]',
      '{"revision":1}',
      '{"revision":"1","savedAtMs":1,"language":"C++ 17","codes":7}',
    ]) {
      storage.setItem(key, broken);
      storage.setItem(defaultsKey, broken);
      expect(openWindow().get().language).toBe('C++ 17');
    }
  });
});

describe('language change', () => {
  it('keeps the code between variants of one language, and between C and C++', () => {
    const draft = openWindow();
    draft.type('int x;');
    draft.chooseLanguage('C++ 17');
    draft.chooseLanguage('C');
    expect(draft.getCode()).toBe('int x;');
  });

  it('replaces the template while the code is unchanged', () => {
    const draft = openWindow();
    draft.chooseLanguage('C++ 17');
    expect(draft.getCode()).toBe('// template 17');
  });

  it('restores the code of each language', () => {
    const draft = openWindow();
    draft.type('int x;');
    draft.chooseLanguage('Python3');
    expect(draft.getCode()).toBe('# template');
    draft.type('x = 1');
    draft.chooseLanguage('C++');
    expect(draft.getCode()).toBe('int x;');
    draft.chooseLanguage('Python3');
    expect(draft.getCode()).toBe('x = 1');
  });

  it('keeps code pasted before its language was chosen', () => {
    const draft = openWindow();
    draft.type('class Main {}');
    draft.chooseLanguage('Java');
    expect(draft.getCode()).toBe('class Main {}');
  });
});

describe('two windows', () => {
  it('follow each other while only one of them has edits', () => {
    const [one, other] = [openWindow(), openWindow()];
    typeAndSave(one, 'from one');
    other.follow();
    expect(other.getCode()).toBe('from one');
    expect(other.get().other).toBeUndefined();
    typeAndSave(other, 'from the other');
    one.follow();
    expect(one.getCode()).toBe('from the other');
  });

  it('keep both versions if both have edits', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type('from one');
    other.type('from the other');
    one.flush();
    other.follow();
    other.flush();
    expect(other.getCode()).toBe('from the other');
    expect(other.get().other).toMatchObject({ code: 'from one' });
    one.follow();
    expect(one.getCode()).toBe('from the other');
    expect(one.get().other).toMatchObject({ code: 'from one' });
  });

  it('swap with the other version and back', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type('from one');
    other.type('from the other');
    one.flush();
    other.flush();
    other.takeOther();
    expect(other.getCode()).toBe('from one');
    expect(other.get().other).toMatchObject({ code: 'from the other' });
    other.dropOther();
    expect(openWindow().getCode()).toBe('from one');
    expect(openWindow().get().other).toBeUndefined();
  });
});

describe('login', () => {
  it("keeps the guest's code, and the account's draft as the other version", () => {
    typeAndSave(openWindow(), 'of the account');
    const draft = openWindow();
    draft.carryOver({ code: 'of the guest', language: 'C++' });
    expect(draft.getCode()).toBe('of the guest');
    expect(draft.get().other).toMatchObject({ code: 'of the account' });
  });

  it('creates no other version if the account has no draft', () => {
    const draft = openWindow();
    draft.carryOver({ code: 'of the guest', language: 'Python3' });
    expect(draft.get()).toMatchObject({ language: 'Python3', other: undefined });
  });
});

describe('settings', () => {
  it('apply to all problems or to one', () => {
    const draft = openWindow();
    draft.changeSettings({ theme: 'dracula' }, true);
    expect(openWindow({ key: 'next' }).get().settings.theme).toBe('dracula');
    draft.changeSettings({ fontSize: 20 }, false);
    expect(draft.get()).toMatchObject({ hasOwnSettings: true, settings: { theme: 'dracula', fontSize: 20 } });
    expect(openWindow({ key: 'next' }).get().settings.fontSize).toBe(16);
    draft.changeSettings({ tabSize: 2 }, true);
    expect(openWindow({ key: 'next' }).get().settings).toMatchObject({ fontSize: 20, tabSize: 2 });
    expect(draft.get().hasOwnSettings).toBe(false);
  });
});

/** A storage with a limited number of characters, like that of browsers. */
function createSmallStorage(room: number): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (one) => values.get(one) ?? null,
    setItem: (one, value) => {
      const used = [...values].reduce((sum, [name, text]) => (name === one ? sum : sum + text.length), 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(one, value);
    },
    removeItem: (one) => void values.delete(one),
  };
}

describe('full storage', () => {
  const record = (code: string, savedAtMs: number): DraftRecord => ({
    revision: 'r',
    savedAtMs,
    language: 'C++',
    codes: { cpp: code },
    settings: {},
  });

  it('evicts the least recently saved drafts', () => {
    const small = createSmallStorage(1200);
    for (const [index, name] of ['a', 'b', 'c'].entries())
      expect(writeDraft(small, name, record('x'.repeat(400), index))).toBe(true);
    expect(loadDraft(small, 'a')).toBeUndefined();
    expect(loadDraft(small, 'c')).toBeDefined();
  });

  it('reports that nothing was stored', () => {
    const small = createSmallStorage(100);
    const draft = openWindow({ storage: small });
    typeAndSave(draft, 'x'.repeat(400));
    expect(draft.get().isUnsaved).toBe(true);
    expect(draft.getCode()).toHaveLength(400);
  });

  it('removes a deleted draft from the index too', () => {
    writeDraft(storage, 'a', record('x', 1));
    removeDraft(storage, 'a');
    expect(storage.getItem('problem-code-index')).toBe('{}');
  });
});
