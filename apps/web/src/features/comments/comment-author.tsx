import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RoleBadge } from '../../ui/role-badge.tsx';
import { TitleTag } from '../../ui/title-tag.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import type { Comment, Reply } from './api/list-comments.ts';
import { commentMessages } from './comment-messages.ts';
import classes from './comments.module.css';

export type Author = Pick<
  Comment | Reply,
  | 'fromName'
  | 'fromAvatar'
  | 'fromRole'
  | 'fromTitleName'
  | 'fromTitleColor'
  | 'isAuthorHidden'
  | 'isAuthorStaff'
  | 'gmtCreate'
>;

const profileOf = (username: string) => `/user-home?username=${encodeURIComponent(username)}`;

/** The name to show: a contestant who asks a published question stays unknown to the others. */
export function useAuthorName({ isAuthorHidden, fromName }: Pick<Author, 'isAuthorHidden' | 'fromName'>) {
  const m = useMessages(commentMessages);
  return isAuthorHidden ? m.hiddenAuthor : fromName;
}

/** Beside the text; the name in the line of the author is the link of the keyboard. */
export function AuthorAvatar({ author, size }: { author: Author; size: number }) {
  const avatar = <UserAvatar username={author.fromName || '?'} avatar={author.fromAvatar} size={size} />;
  if (author.isAuthorHidden) return <span className={classes['avatar']}>{avatar}</span>;
  return (
    <Link className={classes['avatar']} to={profileOf(author.fromName)} tabIndex={-1} aria-hidden="true">
      {avatar}
    </Link>
  );
}

const badges = { root: 'siteRoot', admin: 'siteAdmin', user: null } as const;

/** Name, badges and time of a comment or reply. `recipient`: to whom a reply is addressed. */
export function AuthorLine({ author, recipient }: { author: Author; recipient?: string }) {
  const m = useMessages(commentMessages);
  const name = useAuthorName(author);
  return (
    <div className={classes['author']}>
      {author.isAuthorHidden ? (
        <span className={classes['hiddenName']}>{name}</span>
      ) : (
        <Link className={classes['authorName']} to={profileOf(author.fromName)}>
          {name}
        </Link>
      )}
      <RoleBadge badge={badges[author.fromRole]} />
      {author.isAuthorStaff && <Badge color="info">{m.staff}</Badge>}
      <TitleTag name={author.fromTitleName} color={author.fromTitleColor} />
      {recipient !== undefined && <span className={classes['recipient']}>{m.answers(recipient)}</span>}
      <span className={classes['time']}>
        <RelativeTime value={author.gmtCreate} />
      </span>
    </div>
  );
}
