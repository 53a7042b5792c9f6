import { describe, expect, it } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';

const retry = { firstMs: 1000, longestMs: 30_000 };
const cut = { kind: 'cut' } as const;
const refused = (httpStatus: number) => ({ kind: 'refused', httpStatus }) as const;

describe('reconnectDelay', () => {
  it.each([
    ['the first cut', cut, 0, 1000],
    ['the fourth cut', cut, 3, 8000],
    ['many cuts', cut, 20, 30_000],
    ['a refusal', refused(403), 0, 30_000],
    ['the page of a proxy', refused(200), 0, 30_000],
    ['too many streams', refused(429), 1, 2000],
    ['a database that restarts', refused(503), 0, 1000],
    ['a load balancer without a server', refused(502), 2, 4000],
  ])('returns the delay after %s', (_name, end, failures, longest) => {
    expect(reconnectDelay(end, failures, retry, 1)).toBe(longest);
    expect(reconnectDelay(end, failures, retry, 0)).toBe(longest / 2);
  });
});
