import { describe, expect, it } from 'vitest';
import { badgeText, totalUnread } from './unread-count.ts';

describe('badgeText', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5000, '99+'],
  ])('shows %i as "%s"', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('totalUnread', () => {
  it('counts every kind of message', () => {
    expect(totalUnread({ comment: 1, reply: 20, like: 300, sys: 4000, mine: 50_000 })).toBe(54_321);
  });
});
