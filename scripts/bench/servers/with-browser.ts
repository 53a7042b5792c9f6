import type { Browser } from 'playwright-core';
import { openBrowser } from '../../browser/open-browser.ts';

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
