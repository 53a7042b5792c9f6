import type { AuthorBadge } from '@touchstone/contract/discussion-limits';
import { defineMessages, useMessages } from '../lib/messages.ts';
import classes from './role-badge.module.css';

const roleBadgeMessages = defineMessages({
  'zh-CN': { siteRoot: '站长', siteAdmin: '管理员', groupRoot: '团长', groupAdmin: '团队管理员' },
  'zh-HK': { siteRoot: '站長', siteAdmin: '管理員', groupRoot: '團長', groupAdmin: '團隊管理員' },
  'en-US': {
    siteRoot: 'Site owner',
    siteAdmin: 'Administrator',
    groupRoot: 'Group owner',
    groupAdmin: 'Group admin',
  },
});

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
