import { queryOptions } from '@tanstack/react-query';
import type { WireDiscussionDetail } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { loadMarkdown } from '../../../ui/markdown/load-markdown.ts';
import { discussionKey } from './discussion-keys.ts';

export type Discussion = WireDiscussionDetail;

/** Loads the Markdown renderer with it: the text then renders at once, without a layout shift. */
export const discussionQuery = (discussionId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: [...discussionKey(discussionId), 'detail', uid],
    queryFn: async ({ signal }): Promise<Discussion> => {
      const [discussion] = await Promise.all([
        callApi('GET /api/get-discussion-detail', { query: { did: discussionId }, signal }),
        loadMarkdown(),
      ]);
      return discussion;
    },
    staleTime: 0,
  });
