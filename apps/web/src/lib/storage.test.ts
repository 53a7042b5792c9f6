import { describe, expect, it } from 'vitest';
import { createMemoryStorage, readJson } from './storage.ts';

describe('createMemoryStorage', () => {
  it('behaves like the storage of a browser', () => {
    const storage = createMemoryStorage();
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '');
    expect(storage.getItem('a')).toBe('');
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('a');
    storage.removeItem('missing');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual([null, '2']);
  });

  it('is separate from other storages', () => {
    createMemoryStorage().setItem('a', '1');
    expect(createMemoryStorage().getItem('a')).toBeNull();
  });
});

describe('readJson', () => {
  it.each([
    ['a missing value', undefined, undefined],
    ['an empty value', '', undefined],
    ['text of an older version', 'dark', undefined],
    ['a cut text', '{"a":1', undefined],
    ['null', 'null', null],
    ['an object', '{"a":[1]}', { a: [1] }],
    ['a string', '"dark"', 'dark'],
  ])('reads %s', (_case, stored, expected) => {
    const storage = createMemoryStorage();
    if (stored !== undefined) storage.setItem('key', stored);
    expect(readJson(storage, 'key')).toEqual(expected);
  });

  it('passes on an error of the storage itself', () => {
    const broken = {
      ...createMemoryStorage(),
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(() => readJson(broken, 'key')).toThrow('denied');
  });
});
