import type { Calls, DataOf } from '@touchstone/contract';
import type { TagSite } from '@touchstone/contract/tag-limits';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type TagGroup = DataOf<Calls['GET /api/admin/tag']>[number];
export type CountedTag = TagGroup['tagList'][number];
export type Classification = NonNullable<TagGroup['classification']>;

export const tagsKey = ['admin', 'tags'] as const;

export const tagsQuery = (site: TagSite) =>
  queryOptions({
    queryKey: [...tagsKey, site],
    queryFn: ({ signal }) => callApi('GET /api/admin/tag', { query: { oj: site }, signal }),
  });
