import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAttention } from './page-attention.ts';
import { VisibilityPage } from './testing/visibility-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(page = new VisibilityPage()) {
  const changes: boolean[] = [];
  const attention = followAttention(page, {
    hiddenMs: 1000,
    onChange: () => changes.push(attention.isAwake()),
  });
  return { page, attention, changes };
}

describe('followAttention', () => {
  it('keeps a hidden page awake for a moment', () => {
    const { page, attention, changes } = follow();
    page.show('hidden');
    vi.advanceTimersByTime(999);
    expect(attention.isAwake()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([false]);
  });

  it('notices nothing if the user comes back within that moment', () => {
    const { page, changes } = follow();
    page.show('hidden');
    vi.advanceTimersByTime(500);
    page.show('visible');
    vi.advanceTimersByTime(5000);
    expect(changes).toEqual([]);
  });

  it('wakes at once when the user comes back later', () => {
    const { page, changes } = follow();
    page.show('hidden');
    vi.advanceTimersByTime(1000);
    page.show('visible');
    expect(changes).toEqual([false, true]);
  });

  it('starts asleep in a tab that was opened in the background', () => {
    const hidden = new VisibilityPage();
    hidden.visibilityState = 'hidden';
    const { page, attention, changes } = follow(hidden);
    expect(attention.isAwake()).toBe(false);
    page.show('visible');
    expect(changes).toEqual([true]);
  });

  it('reports nothing after its end', () => {
    const { page, attention, changes } = follow();
    page.show('hidden');
    attention.end();
    vi.advanceTimersByTime(5000);
    page.show('visible');
    expect(changes).toEqual([]);
  });
});
