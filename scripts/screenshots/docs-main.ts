/**
 * `npm run screenshots:docs`: the pictures in `docs/images` that need more than the demo content: a found counter-example, and
 * a rejudge preview with changes. Each is small enough for a page of documentation.
 */
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../browser/open-browser.ts';
import { describeActivity, watchPendingRequests } from '../browser/page-activity.ts';
import { startSite, type Site } from '../browser/start-site.ts';
import { prepareCounterExample, preparePreview, type Prepared } from './docs-states.ts';

const folder = new URL('../../docs/images/', import.meta.url);
const width = 1200;

async function takePicture(browser: Browser, site: Site, { session, path, height }: Prepared): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(({ token, userInfo }) => {
    localStorage.setItem('Web_Language', 'en-US');
    localStorage.setItem('token', token);
    localStorage.setItem('userInfo', userInfo);
  }, session);
  const page = await context.newPage();
  const pending = watchPendingRequests(page);
  await page.goto(site.address + path);
  while ((await describeActivity(page, pending)) !== 'settled') await delay(50);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

const site = await startSite({ JUDGE_LANGUAGES: 'C++ 17 With O2,Python3' });
const browser = await openBrowser();
try {
  const states = [
    ['counter-example', await prepareCounterExample(site)],
    ['rejudge-preview', await preparePreview(site)],
  ] as const;
  for (const [name, state] of states) {
    const file = fileURLToPath(new URL(`${name}.png`, folder));
    const { size } = await sharp(await takePicture(browser, site, state)).png({ palette: true, effort: 10 }).toFile(file);
    console.log(`${file}: ${String(Math.round(size / 1024))} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
}
