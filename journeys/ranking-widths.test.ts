/** The ranking at widths between a phone and a desk: names stay readable, nothing overlaps them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { listOverflows } from './support/page-checks.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await shareBrowser();
  visitor = await openVisitor(browser);
  await visitor.open('/acm-rank');
});
afterAll(() => closeContexts(browser));

it.each([800, 992, 1100, 1199, 1280])('shows whole names at %i px', async (width) => {
  await visitor.page.setViewportSize({ width, height: 900 });
  await visitor.settle();
  const names = visitor.page.getByRole('table').locator('tbody tr td:nth-child(2) a');
  expect(await names.count()).toBeGreaterThan(0);
  const cut = await names.evaluateAll((links) =>
    links
      .flatMap((link) => [link, ...link.querySelectorAll('*')])
      // A part of one pixel is text for screen readers.
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  expect(await listOverflows(visitor.page)).toEqual([]);
});
