import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { groupSummaryQuery } from '../api/get-group-summary.ts';
import { groupMessages } from '../group-messages.ts';
import { JoinActions } from '../join/join-actions.tsx';
import { useGroup } from '../use-group.ts';
import { AccessTag, HiddenTag } from './group-tags.tsx';
import { GroupAvatar } from './group-avatar.tsx';
import classes from './group-header.module.css';

export function GroupHeader() {
  const { group } = useGroup();
  return (
    <header className={classes['root']}>
      <GroupAvatar name={group.name} avatar={group.avatar} size={64} />
      <div className={classes['words']}>
        <h1 className={classes['title']}>{group.name}</h1>
        <p className={classes['brief']}>{group.brief}</p>
        <div className={classes['facts']}>
          <AccessTag auth={group.auth} />
          {!group.visible && <HiddenTag />}
          <MemberCount />
        </div>
      </div>
      <JoinActions />
    </header>
  );
}

function MemberCount() {
  const m = useMessages(groupMessages);
  const { groupId } = useGroup();
  const { data } = useQuery(groupSummaryQuery(groupId));
  if (data === undefined) return null;
  return (
    <span className={classes['count']}>
      <IconUsers size={16} stroke={1.75} aria-hidden="true" />
      {m.memberCount(data.memberCount)}
    </span>
  );
}
