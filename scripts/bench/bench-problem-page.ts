/**
 * How soon one can read and write on the page of a problem, from an empty cache, on a processor four times as slow. Ready
 * means that the statement is there, the editor takes text, and the page answers: its next task has run.
 */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/open-browser.ts';
import { startBenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';

const problem = 'T1001';
const slowness = 4;
const loads = 7;
const budgetMs = 1000;

declare global {
  interface Window {
    readyAfterMs?: number;
  }
}

export async function benchProblemPage(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const browser = await openBrowser();
  try {
    const address = `${server.address}/problem/${problem}`;
    const times = { plain: [] as number[], slow: [] as number[] };
    // In turns, so that both see the same machine.
    for (let load = 0; load < loads; load += 1) {
      times.plain.push(await measureLoad(browser, address, 1));
      times.slow.push(await measureLoad(browser, address, slowness));
    }
    const [value, baseline] = [median(times.slow), median(times.plain)];
    return [
      {
        name: `problem page: ready to write, ${String(slowness)} × slower processor`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        budget: `<= ${String(budgetMs)}`,
        ok: value <= budgetMs,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureLoad(browser: Browser, address: string, rate: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(noteWhenReady);
    await page.goto(address);
    await page.waitForFunction(() => window.readyAfterMs !== undefined);
    return await page.evaluate(() => window.readyAfterMs ?? Number.NaN);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. */
function noteWhenReady() {
  const isReady = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('.cm-content[contenteditable="true"]') !== null;
  const look = () => {
    if (isReady()) setTimeout(() => (window.readyAfterMs = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
