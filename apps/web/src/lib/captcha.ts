import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api/index.ts';

/** An image that asks for the result of a sum. Each is valid once: another `use` or `attempt` gets another one. */
export const captchaQuery = (use: 'reset-password' | 'submit', attempt = 0) =>
  queryOptions({
    queryKey: ['captcha', use, attempt],
    queryFn: ({ signal }) => callApi('GET /api/captcha', { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
