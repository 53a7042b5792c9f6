import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { truncateName } from '../lib/truncate-name.ts';
import classes from './user-link.module.css';
import { UserAvatar } from './user-avatar.tsx';

interface UserLinkProps {
  username: string;
  avatar: string | null | undefined;
  size?: number;
}

/** A user in a list: avatar and name, linked to the profile. A long name is truncated; the tooltip has all of it. */
export function UserLink({ username, avatar, size = 28 }: UserLinkProps) {
  const shown = truncateName(username);
  const isCut = shown !== username;
  return (
    <Tooltip label={username} disabled={!isCut}>
      <Link className={classes['root']} to={`/user-home?username=${encodeURIComponent(username)}`}>
        <UserAvatar username={username} avatar={avatar} size={size} />
        <span className={classes['name']} aria-hidden={isCut || undefined}>
          {shown}
        </span>
        {isCut && <VisuallyHidden className={classes['whole'] ?? ''}>{username}</VisuallyHidden>}
      </Link>
    </Tooltip>
  );
}
