import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/index.ts';

const staleMs = 10_000;
const attempts = 2;

/** Retries only transient failures; a refusal is final. */
const mayPass = (error: Error): boolean => error instanceof ApiError && error.kind === 'network';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < attempts && mayPass(error),
    },
  },
});
