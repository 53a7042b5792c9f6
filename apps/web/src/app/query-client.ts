import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/index.ts';

const staleMs = 10_000;
const attempts = 2;

/** Only what may pass by itself is tried again; a refusal stays a refusal. */
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
