import { describe, expect, it, vi } from 'vitest';
import { createStore } from './external-store.ts';

describe('a store', () => {
  it('notifies its listeners after a new value is set', () => {
    const store = createStore(1);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set(2);
    store.set(3);
    expect(seen).toEqual([2, 3]);
  });

  it.each([1, NaN, 'text', null])('is silent if the value %j stays the same', (value) => {
    const store = createStore<unknown>(value);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(value);
    expect(listener).not.toHaveBeenCalled();
  });

  it('treats an equal but different object as a change', () => {
    const store = createStore({ a: 1 });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set({ a: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not call a listener that has unsubscribed', () => {
    const store = createStore(1);
    const [gone, stays] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const unsubscribe = store.subscribe(gone);
    store.subscribe(stays);
    unsubscribe();
    unsubscribe();
    store.set(2);
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });

  it('allows a listener to unsubscribe while it is called', () => {
    const store = createStore(1);
    const calls: string[] = [];
    const unsubscribe = store.subscribe(() => {
      calls.push('once');
      unsubscribe();
    });
    store.subscribe(() => calls.push('always'));
    store.set(2);
    store.set(3);
    expect(calls).toEqual(['once', 'always', 'always']);
  });
});
