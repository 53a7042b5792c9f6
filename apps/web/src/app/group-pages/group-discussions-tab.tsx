import { Button } from '@mantine/core';
import { IconList, IconSettings } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { GroupManagedDiscussions } from '../../features/admin-discussions/group-managed-discussions.tsx';
import { DiscussionList } from '../../features/discussions/list/discussion-list.tsx';
import { discussionListUrl } from '../../features/discussions/discussion-scope.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { GroupDiscussion } from './group-discussion.tsx';
import { groupDiscussionMessages } from './group-discussion-messages.ts';
import classes from './group-admin-bar.module.css';

const icon = { size: 16, stroke: 1.75 } as const;

/** The discussions of a group: a list, that of a problem, or one of them. The route decides. */
export function GroupDiscussionsTab() {
  const { groupId, isAdmin } = useGroup();
  const { problemID: problemId, discussionID: discussionId } = useParams();
  const [parameters] = useSearchParams();
  if (discussionId !== undefined) return <GroupDiscussion groupId={groupId} address={discussionId} />;
  const isManaged = isAdmin && parameters.get('view') === 'manage';
  return (
    <>
      {isAdmin && !parameters.has('new') && <AdminBar groupId={groupId} isManaged={isManaged} />}
      {isManaged ? (
        <GroupManagedDiscussions groupId={groupId} />
      ) : (
        <DiscussionList
          key={problemId}
          scope={{ groupId }}
          problemId={problemId}
          canPin={isAdmin}
          level={2}
        />
      )}
    </>
  );
}

/** Administrators of the group switch between what members see and all discussions. */
function AdminBar({ groupId, isManaged }: { groupId: number; isManaged: boolean }) {
  const m = useMessages(groupDiscussionMessages);
  const list = discussionListUrl({ groupId });
  return (
    <div className={classes['bar']}>
      <Button
        component={Link}
        to={isManaged ? list : `${list}?view=manage`}
        variant="default"
        leftSection={isManaged ? <IconList {...icon} /> : <IconSettings {...icon} />}
      >
        {isManaged ? m.asMember : m.manage}
      </Button>
    </div>
  );
}
