import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPageScript, PageLoadError } from './page-load-error.ts';

describe('loadPageScript', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns the module and leaves no timer behind', async () => {
    const module = { Component: 1 };
    expect(await loadPageScript(() => Promise.resolve(module))).toBe(module);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wraps the error of the browser', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure = loadPageScript(() => Promise.reject(cause));
    await expect(failure).rejects.toBeInstanceOf(PageLoadError);
    await expect(failure).rejects.toMatchObject({ cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wrap its own error twice', async () => {
    const error = new PageLoadError('inner');
    await expect(loadPageScript(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('gives up if the script never arrives', async () => {
    const caught = loadPageScript(() => new Promise<never>(() => undefined)).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await caught).toMatchObject({ name: 'PageLoadError', cause: 'timeout' });
  });
});
