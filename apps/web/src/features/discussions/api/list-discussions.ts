import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { DiscussionScope } from '../discussion-scope.ts';
import { pageSize, type ListAddress } from '../list/list-address.ts';
import { discussionsKey } from './discussion-keys.ts';

export type ListedDiscussion = DataOf<Calls['GET /api/get-discussion-list']>['records'][number];

interface ListedPlace extends DiscussionScope {
  /** The display id of the problem whose discussions are listed. */
  problemId?: string | undefined;
}

/** The uid is part of the key: "only mine" depends on it, and rows of another user are never kept. */
export const discussionListQuery = (place: ListedPlace, address: ListAddress, uid: string | undefined) => {
  const { groupId, problemId } = place;
  const scope = JSON.stringify([uid, groupId, problemId]);
  const query = {
    currentPage: address.page,
    limit: pageSize,
    keyword: address.keyword,
    cid: address.categoryId,
    pid: problemId,
    onlyMine: address.onlyMine && uid !== undefined,
  };
  return queryOptions({
    queryKey: [discussionsKey, 'list', scope, address],
    queryFn: ({ signal }) =>
      groupId === undefined
        ? callApi('GET /api/get-discussion-list', { query, signal })
        : callApi('GET /api/group/get-discussion-list', { query: { ...query, gid: groupId }, signal }),
    placeholderData: (before, former) => (former?.queryKey[2] === scope ? before : undefined),
    staleTime: 0,
  });
};
