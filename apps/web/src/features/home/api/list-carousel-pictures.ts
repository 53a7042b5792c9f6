import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const staleMs = 5 * 60_000;

export const carouselQuery = queryOptions({
  queryKey: ['site', 'home-carousel'],
  queryFn: ({ signal }) => callApi('GET /api/home-carousel', { signal }),
  staleTime: staleMs,
});
