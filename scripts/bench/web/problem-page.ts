/**
 * The time until a problem page can be read and used, from an empty cache, on a processor four times as slow.
 *
 * How this works: ready means that the statement is painted, the editor accepts text, and the page responds: its next
 * task has run. The editor may be the plain field of the server-rendered page or its replacement. Then a visitor uses
 * the page immediately: chooses a language, types, presses Submit. A load counts only if the press has its effect (a
 * guest is asked to create an account) and the final editor contains the typed text in the chosen language. The time of that is a
 * second figure: by then the whole app is loaded.
 */
import type { Browser, Page } from 'playwright-core';
import { allowAtMost, noBudget } from '../budgets.ts';
import { median } from '../statistics.ts';
import type { WebBench } from './web-bench.ts';

const problem = 'T1001';
/** The value in the server's render, and the label that the page shows for it. */
const language = { value: 'Python3', label: 'Python 3' };
const program = 'print(sum(map(int, input().split())))';
const slowness = 4;
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

export async function measureProblemPage({ server, browser, report, effort }: WebBench): Promise<void> {
  const loads = effort.choose({ full: 7, quick: 2 });
  const address = `${server.address}/problem/${problem}`;
  const plain: Load[] = [];
  const slow: Load[] = [];
  report.step('the first load of a problem page, which renders it on the server');
  await measureLoad(browser, address, 1);
  // Alternately, so that both see the same machine.
  for (let load = 1; load <= loads; load += 1) {
    report.step(`loads of a problem page, ${String(load)} of ${String(loads)}`);
    plain.push(await measureLoad(browser, address, 1));
    slow.push(await measureLoad(browser, address, slowness));
  }
  const compare = (what: string, read: (load: Load) => number) => {
    const [value, baseline] = [median(slow.map(read)), median(plain.map(read))];
    const name = `problem page: ${what}, ${String(slowness)} × slower processor`;
    return { name, value, unit: 'ms', baseline, ratio: value / baseline };
  };
  const ready = compare('ready to write', ({ readyMs }) => readyMs);
  const budget = { limit: budgetMs, text: `<= ${String(budgetMs)}` };
  report.add({ ...ready, ...allowAtMost(ready.value, budget, effort) });
  report.add({ ...compare('complete', ({ completeMs }) => completeMs), ...noBudget });
}

async function measureLoad(browser: Browser, address: string, rate: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(observeReadiness);
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
function observeReadiness() {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const isComplete = () => isThere('.cm-content[contenteditable="true"]');
  const isReady = () =>
    isThere('h1') &&
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    (isComplete() || isThere('#root[data-ssr][data-open] textarea[data-light-editor]'));
  const check = () => {
    if (window.readyAfterMs === undefined && isReady())
      setTimeout(() => (window.readyAfterMs ??= performance.now()));
    if (!isComplete()) requestAnimationFrame(check);
    else setTimeout(() => (window.completeAfterMs = performance.now()));
  };
  requestAnimationFrame(check);
}

/** Runs in the page: selects like a click, unless the plain field was replaced meanwhile. */
function chooseInServerRender(wanted: string): boolean {
  const choice = document.querySelector<HTMLSelectElement>('select[data-light-language]');
  if (choice === null) return false;
  choice.value = wanted;
  for (const type of ['input', 'change']) choice.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Uses the page immediately after it is ready. */
async function writeAndSubmit(page: Page): Promise<void> {
  const isChosen = await page.evaluate(chooseInServerRender, language.value);
  await page.getByRole('textbox', { name: 'Code editor' }).focus();
  await page.keyboard.insertText(program);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
  await page.waitForFunction(() => window.completeAfterMs !== undefined);
  const kept = await page.locator('.cm-content').textContent();
  if (kept !== program) throw new Error(`The editor contains another text than was typed: ${String(kept)}`);
  const chosen = await page.getByRole('combobox', { name: 'Programming language' }).inputValue();
  if (isChosen && chosen !== language.label)
    throw new Error(`The language is another than was chosen: ${chosen}`);
}
