import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWebsiteConfig, websiteConfigQuery } from './website-config.ts';

afterEach(() => void vi.unstubAllGlobals());

it('loads for a waiting guard, even if a page that wanted it closes meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal | undefined }) => {
    signal?.addEventListener('abort', () => resolve(Response.error()));
    return promise;
  });
  const client = new QueryClient();
  const loading = loadWebsiteConfig(client);
  const close = new QueryObserver(client, websiteConfigQuery).subscribe(() => undefined);
  close();
  resolve(Response.json({ status: 200, data: { openContestComment: true }, msg: '' }));
  await expect(loading).resolves.toEqual({ openContestComment: true });
});
