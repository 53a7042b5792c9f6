/** Checks that every page must pass. */
import axe, { type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectCount } from './expect-soon.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Text that does not fit makes the page or a control overflow. */
export async function listOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const overflows = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;
    /** The empty half of a full-width bracket at the end of a line may hang over: nothing that can be seen is cut. */
    const overflowsWithWholeBrackets = (element: HTMLElement) => {
      element.style.setProperty('text-spacing-trim', 'space-all');
      const isCut = overflows(element);
      element.style.removeProperty('text-spacing-trim');
      return isCut;
    };
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${String(root.scrollWidth)} px wide`);
    const { scrollX, scrollY } = window;
    window.scrollTo(scrollX + 500, scrollY);
    if (window.scrollX !== scrollX) found.push('page can be scrolled sideways');
    window.scrollTo(scrollX, scrollY);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, [role="tab"], [role="menuitem"]',
    )) {
      const style = getComputedStyle(element);
      const isMeantToScroll =
        style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis';
      if (
        !isMeantToScroll &&
        // Content for screen readers only is one pixel wide.
        element.clientWidth > 1 &&
        overflows(element) &&
        style.display !== 'inline' &&
        overflowsWithWholeBrackets(element)
      ) {
        found.push(`${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}" is cut off`);
      }
    }
    return found;
  });
}

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** The axe rules that the colour scheme can affect. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Examination {
  /** A selector; without it the whole page is checked, its landmarks and heading order included. */
  part?: string;
  /** Without it all rules but those of colours, which take half of the time: the tests of the tokens have them. */
  colours?: 'only' | 'too';
}

function rulesOf(colours: Examination['colours']): RunOptions {
  if (colours === 'only') return { runOnly: { type: 'rule', values: colourRules } };
  const without = colours === 'too' ? [] : colourRules;
  return {
    runOnly: { type: 'tag', values: accessibilityTags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
}

/**
 * Runs in the page itself. Frames of other documents are skipped: they are not ours, and make the check several times
 * as long.
 */
export async function listViolations(page: Page, { part, colours }: Examination = {}) {
  if (part === undefined) await closeTooltips(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const results = await window.axe.run(within ?? document, options);
      return results.violations;
    },
    { within: part, options: { ...rulesOf(colours), resultTypes: ['violations' as const] } },
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
      );
    return `${id}: ${help} — ${places.join(' | ')}`;
  });
}

/**
 * The tooltip of what was clicked last opens if the mouse rests there for a moment. It belongs to no landmark, and only hides a part
 * of the page.
 */
async function closeTooltips(page: Page) {
  await page.mouse.move(0, 0);
  await expectCount(page.getByRole('tooltip'), 0);
}

/** Checks only a dialog: the page behind it was checked without it. */
export async function expectAccessibleDialog(dialog: Locator) {
  await dialog.waitFor();
  expect(await listViolations(dialog.page(), { part: '[role="dialog"]' })).toEqual([]);
}
