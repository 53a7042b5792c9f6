import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../lib/storage.ts';
import { loadFollowed, toggleFollowed, storeFollowed } from './followed-users.ts';

describe('followed users', () => {
  it('are stored per contest and user', () => {
    const storage = createMemoryStorage();
    storeFollowed(storage, { contestId: 1, viewerId: 'me', followed: ['a', 'b'] });
    expect(loadFollowed(storage, 1, 'me')).toEqual(['a', 'b']);
    expect(loadFollowed(storage, 2, 'me')).toEqual([]);
    expect(loadFollowed(storage, 1, 'you')).toEqual([]);
    storeFollowed(storage, { contestId: 1, viewerId: 'me', followed: [] });
    expect(storage.getItem('board-followed:me:1')).toBeNull();
  });

  it.each(['nonsense', '{"a":1}', '[1,null]'])('are empty if the storage contains %s', (text) => {
    const storage = createMemoryStorage();
    storage.setItem('board-followed:me:1', text);
    expect(loadFollowed(storage, 1, 'me')).toEqual([]);
  });

  it('are toggled by the same function', () => {
    expect(toggleFollowed(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleFollowed(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('are limited to the maximum of one request', () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index));
    expect(toggleFollowed(many, 'new')).toHaveLength(200);
    expect(toggleFollowed(many, 'new').at(-1)).toBe('new');
  });
});
