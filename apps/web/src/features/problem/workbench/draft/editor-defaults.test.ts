import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../lib/storage.ts';
import { changeDefaults, defaultsKey, loadDefaults } from './editor-defaults.ts';

describe('loadDefaults', () => {
  it.each([
    ['nothing', undefined],
    ['broken JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a language that is no text', '{"language":7}'],
  ])('has no wishes with %s in the storage', (_case, stored) => {
    const storage = createMemoryStorage();
    if (stored !== undefined) storage.setItem(defaultsKey, stored);
    expect(loadDefaults(storage)).toEqual({ language: undefined, settings: {} });
  });
});

describe('changeDefaults', () => {
  it('keeps the other defaults', () => {
    const storage = createMemoryStorage();
    changeDefaults(storage, { language: 'C++ 17' });
    changeDefaults(storage, { tabSize: 2 });
    changeDefaults(storage, { fontSize: 18 });
    expect(loadDefaults(storage)).toEqual({ language: 'C++ 17', settings: { tabSize: 2, fontSize: 18 } });
  });

  it('ignores a full storage', () => {
    const full = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => changeDefaults(full, { tabSize: 2 })).not.toThrow();
  });

  it('does not hide other errors of the storage', () => {
    const broken = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new RangeError('broken');
      },
    };
    expect(() => changeDefaults(broken, { tabSize: 2 })).toThrow('broken');
  });
});
