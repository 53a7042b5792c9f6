import type { Page } from 'playwright-core';

const measuredMs = 8_000;

/** What the browser really draws meanwhile. */
export const measureFrames = (page: Page): Promise<{ perSecond: number; longestMs: number }> =>
  page.evaluate(
    (limitMs) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        let [frames, longestMs, lastAt] = [0, 0, startedAt];
        const look = (now: number) => {
          frames += 1;
          longestMs = Math.max(longestMs, now - lastAt);
          lastAt = now;
          const passedMs = now - startedAt;
          if (passedMs < limitMs) requestAnimationFrame(look);
          else resolve({ perSecond: (frames * 1000) / passedMs, longestMs });
        };
        requestAnimationFrame(look);
      }),
    measuredMs,
  );
