/** What must hold on every page, whatever it shows. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Text that does not fit makes the page, or a control, wider than its room. */
export async function listOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${String(root.scrollWidth)} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, [role="tab"], [role="menuitem"]',
    )) {
      const style = getComputedStyle(element);
      const isMeantToScroll =
        style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis';
      if (
        !isMeantToScroll &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.display !== 'inline'
      ) {
        found.push(`${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}" is cut off`);
      }
    }
    return found;
  });
}

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** `part` is a selector; without it the whole page is examined, its landmarks and heading order included. */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(accessibilityTags);
  if (part !== undefined) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
      );
    return `${id}: ${help} — ${places.join(' | ')}`;
  });
}

/** A dialog by itself: what lies behind it was examined without it. */
export async function expectAccessibleDialog(dialog: Locator) {
  await dialog.waitFor();
  expect(await listViolations(dialog.page(), '[role="dialog"]')).toEqual([]);
}
