/**
 * The time until a page is complete on a line of 400 kbit/s, from an empty cache. The baseline is the time that the line
 * needs for the transferred bytes: what is above it is waiting.
 */
import type { Browser } from 'playwright-core';
import { allowAtMost } from '../budgets.ts';
import type { WebBench } from './web-bench.ts';

const bytesPerSecond = 50_000;
const latencyMs = 40;

interface SlowPage {
  name: string;
  path: string;
  /** Complete when this is there. */
  selector: string;
  budgetSeconds: number;
}

const pages: readonly SlowPage[] = [
  { name: 'home', path: '/home', selector: 'main table tbody tr', budgetSeconds: 9 },
  { name: 'the editor', path: '/problem/T1001', selector: '.cm-content', budgetSeconds: 13 },
];

export async function measureSlowLine({ server, browser, report, effort }: WebBench): Promise<void> {
  // Each page has a line of its own, so they wait at the same time.
  report.step(`${pages.map(({ name }) => name).join(' and ')} at 400 kbit/s`);
  const loads = await Promise.all(
    pages.map(async (page) => {
      const address = `${server.address}${page.path}`;
      // The first load renders the page on the server.
      await (await fetch(address)).text();
      return { ...page, ...(await measureLoad(browser, address, page.selector)) };
    }),
  );
  for (const { name, budgetSeconds, seconds, bytes } of loads) {
    const baseline = bytes / bytesPerSecond;
    const budget = { limit: budgetSeconds, text: `<= ${String(budgetSeconds)}` };
    report.add({
      name: `${name} complete at 400 kbit/s (${String(Math.round(bytes / 1000))} KB)`,
      value: seconds,
      unit: 's',
      baseline,
      ratio: seconds / baseline,
      ...allowAtMost(seconds, budget, effort),
    });
  }
}

/** Runs in the page: a browser on such a line says so, and the emulated line is forgotten with every navigation. */
function reportLine(downlink: number) {
  Object.defineProperty(navigator, 'connection', { value: { downlink, saveData: false } });
}

async function measureLoad(browser: Browser, address: string, selector: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    let bytes = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.addInitScript(reportLine, (bytesPerSecond * 8) / 1_000_000);
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    return { seconds: (performance.now() - start) / 1000, bytes };
  } finally {
    await context.close();
  }
}
