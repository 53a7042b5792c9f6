import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export const captchaQuery = queryOptions({
  queryKey: ['account', 'captcha'],
  queryFn: ({ signal }) => callApi('GET /api/captcha', { signal, quiet: true }),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
});
