import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProfileOwner } from './get-user-home-info.ts';

export const userCalendarHeatmapQuery = ({ uid, username }: ProfileOwner) =>
  queryOptions({
    queryKey: ['profile', 'heat-map', uid, username],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-user-calendar-heatmap', { query: { uid, username }, signal }),
  });
