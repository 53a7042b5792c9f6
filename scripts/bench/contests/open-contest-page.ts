import type { Browser, Page } from 'playwright-core';
import type { Session } from '../../screenshots/log-in-as-root.ts';
import type { ContestBench } from './contest-bench.ts';

export interface PageBench extends ContestBench {
  readonly browser: Browser;
  readonly session: Session;
}

export const waitLimitMs = 40_000;

/** A page of the site, opened by root. */
export async function withContestPage<Result>(
  { browser, server, session }: PageBench,
  path: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(({ token, userInfo }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userInfo', userInfo);
    }, session);
    const page = await context.newPage();
    await page.goto(`${server.address}${path}`);
    return await work(page);
  } finally {
    await context.close();
  }
}
