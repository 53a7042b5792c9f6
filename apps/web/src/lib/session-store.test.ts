import type { UserInfo } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { createSessionStore, tokenKey, userKey } from './session-store.ts';
import { createMemoryStorage } from './storage.ts';

const user = { uid: 'a1', username: 'ada', roleList: ['default_user'] } as unknown as UserInfo;
const otherUser = { ...user, uid: 'b2', username: 'ben' };

/** Two tabs of one browser: two stores over one storage. */
function openTabs() {
  const storage = createMemoryStorage();
  return { storage, one: createSessionStore(storage), other: createSessionStore(storage) };
}

describe('session store', () => {
  it('stores token and user under the keys that existing clients know', () => {
    const { storage, one } = openTabs();
    one.begin('token-1', user);
    expect(storage.getItem(tokenKey)).toBe('token-1');
    expect(JSON.parse(storage.getItem(userKey) ?? '')).toEqual(user);
  });

  it('continues a stored session', () => {
    const { storage, one } = openTabs();
    one.begin('token-1', user);
    expect(createSessionStore(storage).get()).toEqual({ token: 'token-1', user });
  });

  it('starts logged out if the stored data is invalid', () => {
    const storage = createMemoryStorage();
    storage.setItem(userKey, '{broken');
    expect(createSessionStore(storage).get()).toEqual({ token: undefined, user: undefined });
    storage.setItem(tokenKey, 'token-1');
    expect(createSessionStore(storage).get()).toEqual({ token: 'token-1', user: undefined });
  });

  it('adopts the session of another tab', () => {
    const { one, other } = openTabs();
    one.begin('token-1', user);
    expect(other.readAgain()).toBe('adopted');
    expect(other.get()).toEqual({ token: 'token-1', user });
    one.begin('token-2', otherUser);
    expect(other.readAgain()).toBe('adopted');
    expect(other.get().user).toEqual(otherUser);
  });

  it('ends when another tab has logged out', () => {
    const { one, other } = openTabs();
    one.begin('token-1', user);
    other.readAgain();
    one.clear();
    expect(other.readAgain()).toBe('ended');
    expect(other.get()).toEqual({ token: undefined, user: undefined });
  });

  it('changes nothing while the stored token is the same', () => {
    const { one } = openTabs();
    one.begin('token-1', user);
    const before = one.get();
    expect(one.readAgain()).toBe('unchanged');
    expect(one.get()).toBe(before);
  });

  it('replaces token and roles without losing the user', () => {
    const { storage, one } = openTabs();
    one.begin('token-1', user);
    one.replaceToken('token-2');
    one.setRoles(['root']);
    expect(one.get()).toEqual({ token: 'token-2', user: { ...user, roleList: ['root'] } });
    expect(createSessionStore(storage).get()).toEqual(one.get());
  });

  it('notifies subscribers of every change until they unsubscribe', () => {
    const { one } = openTabs();
    const seen: (string | undefined)[] = [];
    const leave = one.subscribe(() => seen.push(one.get().token));
    one.begin('token-1', user);
    one.clear();
    leave();
    one.begin('token-2', user);
    expect(seen).toEqual(['token-1', undefined]);
  });
});
