import type { Page } from 'playwright-core';

/** Collects the responses of a call, in order, from now on. */
export function collectAnswers<Data>(page: Page, path: string): Data[] {
  const collected: Data[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(path)) return;
    response.json().then(({ data }: { data: Data }) => collected.push(data), ignoreLeftPage);
  });
  return collected;
}

/** Collects the texts of all responses from addresses with this part, from now on. */
export function collectTexts(page: Page, part: string): string[] {
  const collected: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes(part)) return;
    response.text().then((text) => collected.push(text), ignoreLeftPage);
  });
  return collected;
}

/**
 * The browser discards responses of a page that was left or closed, and of requests that the page cancels before their end; they
 * are not needed.
 */
const leftPage = /No (?:resource|data found for resource) with given identifier|has been closed/;

function ignoreLeftPage(error: unknown) {
  if (!(error instanceof Error && leftPage.test(error.message))) throw error;
}
