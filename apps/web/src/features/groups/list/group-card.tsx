import { IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { LoginLink } from '../../../ui/login-link.tsx';
import type { ListedGroup } from '../api/list-groups.ts';
import { groupMessages } from '../group-messages.ts';
import { GroupAvatar } from '../header/group-avatar.tsx';
import { AccessTag, HiddenTag } from '../header/group-tags.tsx';
import classes from './group-list.module.css';
import { listMessages } from './list-messages.ts';

/** Guests are asked to log in when they open a group. */
export function GroupCard({ group }: { group: ListedGroup }) {
  const m = useMessages(listMessages);
  const words = useMessages(groupMessages);
  return (
    <li className={`${card['card'] ?? ''} ${classes['card'] ?? ''}`}>
      <div className={classes['head']}>
        <GroupAvatar name={group.name} avatar={group.avatar} size={48} />
        <div className={classes['names']}>
          <h2 className={classes['name']}>
            <LoginLink className={card['link']} to={`/group/${String(group.id)}`}>
              {group.name}
            </LoginLink>
          </h2>
          <span className={classes['short']}>{group.shortName}</span>
        </div>
      </div>
      <p className={classes['brief']}>{group.brief}</p>
      <div className={classes['facts']}>
        <AccessTag auth={group.auth} />
        {!group.visible && <HiddenTag />}
        <span className={classes['fact']}>
          <IconUsers size={16} stroke={1.75} aria-hidden="true" />
          {words.memberCount(group.memberCount)}
        </span>
        <span className={classes['owner']}>{m.ownerOf(group.owner)}</span>
      </div>
    </li>
  );
}
