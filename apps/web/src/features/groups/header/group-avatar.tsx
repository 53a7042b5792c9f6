import { UserAvatar } from '../../../ui/user-avatar.tsx';
import classes from './group-header.module.css';

interface GroupAvatarProps {
  name: string;
  avatar: string | null;
  size: number;
}

/** Square, so that a group is not mistaken for a user. */
export function GroupAvatar({ name, avatar, size }: GroupAvatarProps) {
  return (
    <span className={classes['avatar']}>
      <UserAvatar username={name} avatar={avatar} size={size} />
    </span>
  );
}
