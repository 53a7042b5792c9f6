import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { problemKey } from './problem-key.ts';

export type OwnSubmission = DataOf<Calls['GET /api/get-submission-list']>['records'][number];

export const ownSubmissionsPageSize = 10;

interface OwnSubmissions {
  problemId: string;
  groupId: number | undefined;
  page: number;
  uid: string | undefined;
}

export const ownSubmissionsQuery = ({ problemId, groupId, page, uid }: OwnSubmissions) =>
  queryOptions({
    queryKey: [problemKey, 'own-submissions', problemId, groupId, page, uid],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-submission-list', {
        query: {
          onlyMine: true,
          problemID: problemId,
          completeProblemID: true,
          currentPage: page,
          limit: ownSubmissionsPageSize,
          gid: groupId,
        },
        signal,
        quiet: true,
      }),
    enabled: uid !== undefined,
    placeholderData: keepPreviousData,
  });
