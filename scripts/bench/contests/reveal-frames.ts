/** How smoothly the reveal of a frozen scoreboard runs. */
import type { Page } from 'playwright-core';
import { seedContest } from '../../seed/seed-contest.ts';
import { allowAtLeast, noBudget } from '../budgets.ts';
import { waitLimitMs, withContestPage, type PageBench } from './open-contest-page.ts';
import { measureFrames, type Frames } from './page-frames.ts';

const hourMs = 3_600_000;
const size = { contestants: 300, problems: 12, submissions: 4_500 };
/** Sixty, less the twentieth that counting misses. */
const leastFramesPerSecond = 57;

export async function measureReveal(bench: PageBench): Promise<void> {
  const { report, effort } = bench;
  report.step('the reveal of a frozen scoreboard');
  const contestId = await seedFrozen(bench);
  const medals = [30, 60, 90].map((count) => `medals[]=${String(count)}`).join('&');
  const path = `/scrollBoard?cid=${String(contestId)}&removeStar=false&${medals}`;
  const durationMs = effort.choose({ full: 8_000, quick: 1_500 });
  const [still, playing] = await withContestPage(bench, path, async (page): Promise<[Frames, Frames]> => {
    await page.getByRole('toolbar').waitFor({ timeout: waitLimitMs });
    const before = await measureFrames(page, durationMs);
    await playFast(page);
    return [before, await measureFrames(page, durationMs)];
  });
  const budget = {
    limit: leastFramesPerSecond,
    text: `>= ${String(leastFramesPerSecond)}: 60, less the twentieth that counting misses`,
  };
  report.add(
    {
      name: `frames of the reveal of ${String(size.contestants)} teams`,
      value: playing.perSecond,
      unit: 'frames/s',
      baseline: still.perSecond,
      ratio: playing.perSecond / still.perSecond,
      ...allowAtLeast(playing.perSecond, budget, effort),
    },
    {
      name: 'the longest frame of the reveal',
      value: playing.longestMs,
      unit: 'ms',
      baseline: still.longestMs,
      ratio: playing.longestMs / still.longestMs,
      ...noBudget,
    },
  );
}

async function seedFrozen({ database }: PageBench): Promise<number> {
  const now = Date.now();
  const { contestId } = await seedContest(database, {
    ...size,
    startAt: new Date(now - 6 * hourMs),
    endAt: new Date(now - hourMs),
    sealedFrom: new Date(now - 2 * hourMs),
    now: new Date(now),
    seed: 1,
  });
  return contestId;
}

/** At twice the usual speed, so that some row is moving nearly always. */
async function playFast(page: Page) {
  for (const key of ['+', '+', 'Enter']) await page.keyboard.press(key);
}
