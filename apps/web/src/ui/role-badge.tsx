import { Badge, Tooltip } from '@mantine/core';
import { defineMessages, useMessages } from '../lib/messages.ts';

const roleMessages = defineMessages({
  'zh-CN': { root: '超级管理员', admin: '管理员' },
  'zh-HK': { root: '超級管理員', admin: '管理員' },
  'en-US': { root: 'Super administrator', admin: 'Administrator' },
});

/** SPA for root, ADM for admins; nothing for everybody else. */
export function RoleBadge({ role }: { role: string | null | undefined }) {
  const m = useMessages(roleMessages);
  if (role !== 'root' && role !== 'admin') return null;
  return (
    <Tooltip label={m[role]}>
      <Badge color={role === 'root' ? 'gold' : 'ink'}>{role === 'root' ? 'SPA' : 'ADM'}</Badge>
    </Tooltip>
  );
}
