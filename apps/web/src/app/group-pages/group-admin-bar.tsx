import { Button } from '@mantine/core';
import { IconList, IconPlus, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import classes from './group-admin-bar.module.css';
import { groupAdminMessages } from './group-admin-messages.ts';

const icon = { size: 16, stroke: 1.75 } as const;

interface GroupAdminBarProps {
  content: 'problems' | 'trainings' | 'contests';
  isManaged: boolean;
  urls: { list: string; manage: string; create: string };
  /** Further tools, before the buttons. */
  children?: ReactNode;
}

/** Administrators switch between what members see and everything, and create. */
export function GroupAdminBar({ content, isManaged, urls, children }: GroupAdminBarProps) {
  const m = useMessages(groupAdminMessages)[content];
  return (
    <div className={classes['bar']}>
      {children}
      <Button
        component={Link}
        to={isManaged ? urls.list : urls.manage}
        variant="default"
        leftSection={isManaged ? <IconList {...icon} /> : <IconSettings {...icon} />}
      >
        {isManaged ? m.asMember : m.manage}
      </Button>
      <Button component={Link} to={urls.create} leftSection={<IconPlus {...icon} />}>
        {m.create}
      </Button>
    </div>
  );
}
