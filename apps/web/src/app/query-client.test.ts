import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLocale, setLocale } from '../lib/locale.ts';
import { queryClient } from './query-client.ts';

const before = getLocale();
// Other test files of this process may have changed the language.
beforeEach(() => setLocale('en-US'));
afterEach(() => {
  setLocale(before);
  onlineManager.setOnline(true);
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

it('sends requests also when the browser says that it is offline', async () => {
  onlineManager.setOnline(false);
  const list = new QueryObserver(queryClient, {
    queryKey: ['offline-test', 'list'],
    queryFn: () => Promise.resolve('list'),
  });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => list.getCurrentResult().data).toBe('list');
  const save = new MutationObserver(queryClient, { mutationFn: () => Promise.resolve('saved') });
  expect(await save.mutate()).toBe('saved');
  stop();
});

it('fetches what failed again when the browser is online again', async () => {
  // As the provider of the page does, so that it listens to the browser.
  queryClient.mount();
  onlineManager.setOnline(false);
  const list = new QueryObserver(queryClient, {
    queryKey: ['offline-test', 'failed'],
    queryFn: () =>
      onlineManager.isOnline() ? Promise.resolve('list') : Promise.reject(new Error('offline')),
  });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => list.getCurrentResult().isError).toBe(true);
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toBe('list');
  stop();
  queryClient.unmount();
});
