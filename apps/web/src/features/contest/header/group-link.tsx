import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';

/** Links from a contest of a group to the other contests of that group. */
export function GroupLink() {
  const m = useMessages(contestMessages);
  const { gid } = useContest().contest;
  if (gid === null) return null;
  return (
    <Button
      component={Link}
      to={`/group/${String(gid)}/contest`}
      variant="default"
      size="compact-sm"
      leftSection={<IconUsersGroup size={16} stroke={1.75} aria-hidden="true" />}
    >
      {m.group}
    </Button>
  );
}
