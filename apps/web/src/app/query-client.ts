import { QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '../lib/api/index.ts';
import { subscribeToLocale } from '../lib/locale.ts';

const staleMs = 10_000;
const attempts = 2;

/** Retries only transient failures; a refusal is final. */
const mayPass = (error: Error): boolean => error instanceof ApiError && error.kind === 'network';

/**
 * Requests are sent whatever the browser says of the network: it reports "offline" also where only another interface went
 * down, and a site in a classroom needs no internet. A held request would leave a skeleton or a busy button for ever.
 */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      staleTime: staleMs,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < attempts && mayPass(error),
    },
    mutations: { networkMode },
  },
});

/**
 * The server chooses the language of titles and tags by the request. Responses in the old language stay on the page until
 * the new ones have come. A query without a cache time belongs to one visit, such as the content of a form: it stays.
 */
subscribeToLocale(() => void refetchInNewLanguage());

async function refetchInNewLanguage(): Promise<void> {
  const isTranslated = ({ options }: Query) => options.gcTime !== 0;
  // Invalidating does not restart the first request of a query, which is in the old language: it is repeated afterwards.
  const requested = new Set(
    queryClient.getQueryCache().findAll({
      fetchStatus: 'fetching',
      predicate: (query) => isTranslated(query) && query.state.data === undefined,
    }),
  );
  await queryClient.invalidateQueries({ predicate: isTranslated });
  if (requested.size > 0) await queryClient.invalidateQueries({ predicate: (query) => requested.has(query) });
}
