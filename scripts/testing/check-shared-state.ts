/**
 * Test files share modules, and their order differs between machines. A file that leaves the language or the clock changed
 * fails here, and not the one that happens to come next.
 */
import { afterAll, vi } from 'vitest';
import { getLocale } from '../../apps/web/src/lib/locale.ts';

const locale = getLocale();

// What a test has drawn may still load a part. Cut off by the end of the file, that part would fail in every file after this one.
afterAll(() => vi.dynamicImportSettled());

afterAll(() => {
  if (getLocale() !== locale)
    throw new Error(`This file left the language ${getLocale()} behind, not ${locale}.`);
  if (vi.isFakeTimers()) throw new Error('This file left fake timers behind.');
});
