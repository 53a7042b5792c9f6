/** The ranking at widths between a phone and a desk: names stay readable, nothing overlaps them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import { listOverflows } from './support/page-checks.ts';
import { openVisitor } from './support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it.each([800, 992, 1100, 1199, 1280])('shows whole names at %i px', async (width) => {
  const visitor = await openVisitor(browser, { width });
  await visitor.open('/acm-rank');
  const names = visitor.page.getByRole('table').locator('tbody tr td:nth-child(2) a');
  const cut = await names.evaluateAll((links) =>
    links
      .flatMap((link) => [link, ...link.querySelectorAll('*')])
      // A part of one pixel is text for screen readers.
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  expect(await listOverflows(visitor.page)).toEqual([]);
  await visitor.close();
});
