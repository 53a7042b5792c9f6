import type { AuthorBadge } from '@touchstone/contract/discussion-limits';
import { useMessages } from '../lib/messages.ts';
import { roleBadgeMessages } from './role-badge-messages.ts';
import classes from './role-badge.module.css';

/** What the author is, on the site or in the group of the discussion. */
export function RoleBadge({ badge }: { badge: AuthorBadge | null }) {
  const m = useMessages(roleBadgeMessages);
  if (badge === null) return null;
  return (
    <span className={classes['root']} data-badge={badge}>
      {m[badge]}
    </span>
  );
}
