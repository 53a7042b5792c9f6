import { defineMessages, useMessages } from '../lib/messages.ts';
import classes from './role-badge.module.css';

const roleBadgeMessages = defineMessages({
  'zh-CN': { root: '超级管理员', admin: '管理员' },
  'zh-HK': { root: '超級管理員', admin: '管理員' },
  'en-US': { root: 'Super administrator', admin: 'Administrator' },
});

/** The role of an author when the post was written: SPA for super administrators, ADM for administrators. */
export function RoleBadge({ role }: { role: string | null | undefined }) {
  const m = useMessages(roleBadgeMessages);
  if (role !== 'root' && role !== 'admin') return null;
  return (
    <abbr className={classes['root']} data-role={role} title={m[role]}>
      {role === 'root' ? 'SPA' : 'ADM'}
    </abbr>
  );
}
