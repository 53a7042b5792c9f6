import type { Page } from 'playwright-core';

export interface Frames {
  readonly perSecond: number;
  readonly longestMs: number;
}

/** Counts the frames that the browser draws meanwhile. */
export const measureFrames = (page: Page, durationMs: number): Promise<Frames> =>
  page.evaluate(
    (limitMs) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        let [frames, longestMs, lastAt] = [0, 0, startedAt];
        const countFrame = (now: number) => {
          frames += 1;
          longestMs = Math.max(longestMs, now - lastAt);
          lastAt = now;
          const passedMs = now - startedAt;
          if (passedMs < limitMs) requestAnimationFrame(countFrame);
          else resolve({ perSecond: (frames * 1000) / passedMs, longestMs });
        };
        requestAnimationFrame(countFrame);
      }),
    durationMs,
  );
