import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isAdminRole } from '../../../lib/roles.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';

/** From the contest to its form in the back office, for administrators of the contest who may open it. */
export function EditLinks() {
  const m = useMessages(contestMessages);
  const { contestId, contest, duties } = useContest();
  const roles = useSession().user?.roleList ?? [];
  // A contest of a group has its form in the group.
  if (!duties.includes('settings') || !isAdminRole(roles) || contest.gid !== null) return null;
  return (
    <Button
      component={Link}
      to={`/admin/contest/${String(contestId)}/edit`}
      variant="default"
      size="compact-md"
      leftSection={<IconPencil size={16} stroke={1.75} />}
    >
      {m.edit}
    </Button>
  );
}
