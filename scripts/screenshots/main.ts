/**
 * `npm run screenshots [-- NAME…]`: a picture of every route of the router with the demo content, at 1440 and 390 px,
 * in zh-CN and en-US, and the main ones in dark, into `screenshots/`. The route table is the list: a new route is
 * covered without a change of this script. Names limit the run to those routes.
 */
import type { Browser } from 'playwright-core';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exampleAddress, routes, type RouteEntry } from '../../apps/web/src/app/routes.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeActivity, watchPendingRequests } from '../browser/page-activity.ts';
import { startSite, type Site } from '../browser/start-site.ts';
import { logInAsRoot, type Session } from './log-in-as-root.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const widths = [1440, 390] as const;
const locales = ['zh-CN', 'en-US'] as const;
const darkToo = new Set(['Home', 'UserHome', 'Setting', 'Manual', 'NotFound', 'admin-dashboard']);

interface Shot {
  route: RouteEntry;
  width: number;
  locale: string;
  scheme: 'light' | 'dark';
}

function planShots(names: readonly string[]): Shot[] {
  const wanted = names.length === 0 ? routes : routes.filter((route) => names.includes(route.name));
  return wanted.flatMap((route) =>
    widths.flatMap((width) =>
      locales.flatMap((locale) => {
        const schemes = darkToo.has(route.name) ? (['light', 'dark'] as const) : (['light'] as const);
        return schemes.map((scheme) => ({ route, width, locale, scheme }));
      }),
    ),
  );
}

async function takeShot({ browser, site, session }: { browser: Browser; site: Site; session: Session }, shot: Shot) {
  const { route, width, locale, scheme } = shot;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ token, userInfo, language, isLoggedIn }) => {
      localStorage.setItem('Web_Language', language);
      if (!isLoggedIn) return;
      localStorage.setItem('token', token);
      localStorage.setItem('userInfo', userInfo);
    },
    { ...session, language: locale, isLoggedIn: route.needs !== undefined },
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const pending = watchPendingRequests(page);
  await page.goto(site.address + exampleAddress(route));
  // The event stream of some pages stays open, so the network is never idle.
  while ((await describeActivity(page, pending)) !== 'settled') await delay(50);
  const name = `${route.name}-${String(width)}-${locale}${scheme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: join(folder, name), fullPage: true });
  await context.close();
  return problems.map((problem) => `${name}: ${problem}`);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !routes.some((route) => route.name === name));
if (unknown.length > 0) {
  console.error(`No such route: ${unknown.join(', ')}. There are: ${routes.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}
const shots = planShots(names);
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
try {
  const session = await logInAsRoot(site);
  const problems: string[] = [];
  for (const shot of shots) problems.push(...(await takeShot({ browser, site, session }, shot)));
  for (const problem of problems) console.error(problem);
  console.log(`${String(shots.length)} pictures in ${folder}, ${String(problems.length)} console messages`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
