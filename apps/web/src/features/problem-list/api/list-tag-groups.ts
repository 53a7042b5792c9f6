import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { ownOrigin } from '../list-address.ts';

export type WireTagGroup = DataOf<Calls['GET /api/tag-groups']>[number];

/** Tags change only when an administrator edits them. */
const staleMs = 300_000;

/** Every origin has its own tags. */
const siteOf = (origin: string | undefined): string =>
  origin === undefined ? 'ALL' : origin === ownOrigin ? 'ME' : origin;

export const tagGroupsQuery = (origin: string | undefined) =>
  queryOptions({
    queryKey: ['problem-list', 'tag-groups', siteOf(origin)],
    queryFn: ({ signal }) =>
      callApi('GET /api/tag-groups', {
        query: { oj: siteOf(origin) },
        signal,
      }),
    staleTime: staleMs,
  });
