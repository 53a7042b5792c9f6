import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export const announcementPageSize = 5;

export const announcementsQuery = (currentPage: number) =>
  queryOptions({
    queryKey: ['site', 'announcements', currentPage],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-common-announcement', {
        query: { currentPage, limit: announcementPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
