/**
 * How soon one can read and write on the page of a problem, from an empty cache, on a processor four times as slow.
 *
 * How this works: ready means that the statement has been painted, the editor takes text, and the page answers: its next task
 * has run. The editor may be the plain field that the page comes with or the one that takes its place. Then a visitor does
 * what ready promises, at once: chooses a language, types, presses Submit. A load counts only if the press has its effect (a
 * stranger is asked to log in) and the editor that is there in the end holds what was typed, in the language chosen. How
 * long that takes is told too: it is when the whole app is there.
 */
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser/open-browser.ts';
import { startBenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';

const problem = 'T1001';
const language = 'Python3';
const program = 'print(sum(map(int, input().split())))';
const slowness = 4;
const loads = 7;
const budgetMs = 1000;

declare global {
  interface Window {
    readyAfterMs?: number;
    completeAfterMs?: number;
  }
}

interface Load {
  readyMs: number;
  completeMs: number;
}

export async function benchProblemPage(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const browser = await openBrowser();
  try {
    const address = `${server.address}/problem/${problem}`;
    const measured = { plain: [] as Load[], slow: [] as Load[] };
    // The first of all draws the page; the others are like any other visit.
    await measureLoad(browser, address, 1);
    // In turns, so that both see the same machine.
    for (let load = 0; load < loads; load += 1) {
      measured.plain.push(await measureLoad(browser, address, 1));
      measured.slow.push(await measureLoad(browser, address, slowness));
    }
    return [
      compare('ready to write', measured, ({ readyMs }) => readyMs, budgetMs),
      compare('complete', measured, ({ completeMs }) => completeMs, undefined),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function compare(
  what: string,
  { plain, slow }: Record<'plain' | 'slow', Load[]>,
  read: (load: Load) => number,
  budget: number | undefined,
): Measurement {
  const [value, baseline] = [median(slow.map(read)), median(plain.map(read))];
  return {
    name: `problem page: ${what}, ${String(slowness)} × slower processor`,
    value,
    unit: 'ms',
    baseline,
    ratio: value / baseline,
    budget: budget === undefined ? 'none' : `<= ${String(budget)}`,
    ok: budget === undefined || value <= budget,
  };
}

async function measureLoad(browser: Browser, address: string, rate: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(noteWhenReady);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.readyAfterMs !== undefined);
    await writeAndSubmit(page);
    return await page.evaluate(() => ({
      readyMs: window.readyAfterMs ?? Number.NaN,
      completeMs: window.completeAfterMs ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. */
function noteWhenReady() {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const isComplete = () => isThere('.cm-content[contenteditable="true"]');
  const isReady = () =>
    isThere('h1') &&
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    (isComplete() || isThere('#ssr-root[data-open] textarea[data-light-editor]'));
  const look = () => {
    if (window.readyAfterMs === undefined && isReady())
      setTimeout(() => (window.readyAfterMs ??= performance.now()));
    if (!isComplete()) requestAnimationFrame(look);
    else setTimeout(() => (window.completeAfterMs = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: chooses as a click does, unless the plain field has gone meanwhile. */
function chooseInServerRender(wanted: string): boolean {
  const choice = document.querySelector<HTMLSelectElement>('select[data-light-language]');
  if (choice === null) return false;
  choice.value = wanted;
  for (const type of ['input', 'change']) choice.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** What ready promises, done at once. */
async function writeAndSubmit(page: Page): Promise<void> {
  const isChosen = await page.evaluate(chooseInServerRender, language);
  await page.getByRole('textbox', { name: 'Code editor' }).focus();
  await page.keyboard.insertText(program);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await page.waitForFunction(() => window.completeAfterMs !== undefined);
  const kept = await page.locator('.cm-content').textContent();
  if (kept !== program) throw new Error(`The editor holds another text than was typed: ${String(kept)}`);
  const chosen = await page.getByRole('combobox', { name: 'Programming language' }).inputValue();
  if (isChosen && chosen !== language) throw new Error(`The language is another than was chosen: ${chosen}`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
