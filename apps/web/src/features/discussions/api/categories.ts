import { queryOptions } from '@tanstack/react-query';
import type { DiscussionCategory } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { discussionsKey } from './discussion-keys.ts';

export const categoriesQuery = queryOptions({
  queryKey: [discussionsKey, 'categories'],
  queryFn: ({ signal }) => callApi('GET /api/discussion-category', { signal }),
});

/** An entry without an id is new. */
export interface SentCategory {
  id?: number | undefined;
  name: string;
}

/** Saves the whole list and returns it. */
export const saveCategories = (categories: readonly SentCategory[]): Promise<DiscussionCategory[]> =>
  callApi('POST /api/discussion-category', { body: [...categories] });
