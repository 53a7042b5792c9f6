import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';
import { getLocale, setLocale } from '../../../lib/locale.ts';
import type { RecentContest } from '../api/list-recent-contests.ts';
import { ContestCountdown } from './contest-countdown.tsx';

// Test files share the language.
const usualLocale = getLocale();
afterEach(() => {
  setLocale(usualLocale);
  vi.useRealTimers();
});

const startTime = '2026-11-15T12:00:00.000+0000';
const contest = {
  startTime,
  endTime: '2026-11-15T17:00:00.000+0000',
  sealRankTime: null,
  autoRealRank: null,
} as RecentContest;

it('counts down by the server clock, whatever the local clock shows', async () => {
  setLocale('en-US');
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2031-01-01T00:00:00Z') });
  const { clock } = await fetchWithClock(
    () => Promise.resolve({ now: '2026-11-15T11:00:00.000+0000' }),
    ({ now }) => now,
  );
  vi.advanceTimersByTime(1_800_000);
  const text = renderToStaticMarkup(<ContestCountdown contest={contest} clock={clock} />);
  expect(text.replaceAll(/<[^>]*>/g, ' ')).toContain('00:30:00');
  expect(text).toContain('data-state="scheduled"');
});
