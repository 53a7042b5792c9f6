import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLocale, setLocale } from '../lib/locale.ts';
import { queryClient } from './query-client.ts';

const before = getLocale();
// Other test files of this process may have changed the language.
beforeEach(() => setLocale('en-US'));
afterEach(() => {
  setLocale(before);
  queryClient.clear();
});

it('fetches again when the language changes during the first request', async () => {
  const titles = new QueryObserver(queryClient, {
    queryKey: ['language-test', 'first'],
    queryFn: async () => {
      const locale = getLocale();
      await Promise.resolve();
      return locale;
    },
  });
  const stop = titles.subscribe(() => undefined);
  setLocale('zh-CN');
  await expect.poll(() => titles.getCurrentResult().data).toBe('zh-CN');
  stop();
});

it('fetches again when the language changes, except what belongs to one visit', async () => {
  const titles = new QueryObserver(queryClient, {
    queryKey: ['language-test', 'titles'],
    queryFn: () => Promise.resolve(getLocale()),
  });
  const fillForm = vi.fn<() => Promise<string>>(() => Promise.resolve('form'));
  const form = new QueryObserver(queryClient, {
    queryKey: ['language-test', 'form'],
    queryFn: fillForm,
    gcTime: 0,
  });
  const stop = [titles.subscribe(() => undefined), form.subscribe(() => undefined)];
  setLocale('zh-CN');
  await expect.poll(() => titles.getCurrentResult().data).toBe('zh-CN');
  setLocale('en-US');
  await expect.poll(() => titles.getCurrentResult().data).toBe('en-US');
  expect(fillForm).toHaveBeenCalledTimes(1);
  for (const end of stop) end();
});
