import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../lib/storage.ts';
import { readFollowed, toggleFollowed, writeFollowed } from './followed-people.ts';

describe('people whom a reader follows', () => {
  it('are kept per contest and reader', () => {
    const storage = createMemoryStorage();
    writeFollowed(storage, { contestId: 1, readerId: 'me', followed: ['a', 'b'] });
    expect(readFollowed(storage, 1, 'me')).toEqual(['a', 'b']);
    expect(readFollowed(storage, 2, 'me')).toEqual([]);
    expect(readFollowed(storage, 1, 'you')).toEqual([]);
    writeFollowed(storage, { contestId: 1, readerId: 'me', followed: [] });
    expect(storage.getItem('board-followed:me:1')).toBeNull();
  });

  it.each(['nonsense', '{"a":1}', '[1,null]'])('are nobody where the storage holds %s', (text) => {
    const storage = createMemoryStorage();
    storage.setItem('board-followed:me:1', text);
    expect(readFollowed(storage, 1, 'me')).toEqual([]);
  });

  it('are followed and left by the same act', () => {
    expect(toggleFollowed(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleFollowed(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('are never more than a board takes', () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index));
    expect(toggleFollowed(many, 'new')).toHaveLength(200);
    expect(toggleFollowed(many, 'new').at(-1)).toBe('new');
  });
});
