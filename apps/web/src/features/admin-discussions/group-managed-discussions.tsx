import { useQuery } from '@tanstack/react-query';
import { changeGroupState, deleteDiscussion } from '../../lib/change-discussion.ts';
import { useMessages } from '../../lib/messages.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import classes from './admin-discussions.module.css';
import { groupManagedDiscussionsQuery } from './api/discussions.ts';
import { DiscussionRows } from './discussion-rows.tsx';
import type { DiscussionScope } from './discussion-scope.ts';

/** All discussions of a group, for its administrators. */
export function GroupManagedDiscussions({ groupId }: { groupId: number }) {
  const m = useMessages(adminDiscussionMessages);
  const address = useListAddress(10);
  const keyword = address.filter('keyword');
  const rows = useQuery(
    groupManagedDiscussionsQuery(groupId, { currentPage: address.page, limit: address.size, keyword }),
  );
  const scope: DiscussionScope = {
    change: (discussion, change) => changeGroupState(groupId, discussion, change),
    remove: ({ id }) => deleteDiscussion({ id, gid: groupId }),
  };
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
      </div>
      <DiscussionRows scope={scope} rows={rows} address={address} />
    </>
  );
}
