/** Waits for effects of an action. Reading them once right after the action would fail on a busy machine. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectPath(page: Page, path: string) {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

export async function expectValue(field: Locator, value: string) {
  await expect.poll(() => field.inputValue()).toBe(value);
}

export async function expectCount(found: Locator, count: number, message?: string) {
  await expect.poll(() => found.count(), message === undefined ? {} : { message }).toBe(count);
}

export async function expectFocused(element: Locator) {
  await expect.poll(() => element.evaluate((found) => found === document.activeElement)).toBe(true);
}

export async function expectStored(page: Page, key: string, value: string | null) {
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(value);
}

/** Countdowns of this page, and of its reloads, do not advance: they would end on a busy machine. */
export async function stopClock(page: Page) {
  await page.addInitScript((nowMs) => {
    Date.now = () => nowMs;
  }, Date.now());
}
