import { ActionIcon, Menu } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { badgeText, totalUnread, type UnreadCounts } from '../../lib/unread-messages/index.ts';
import classes from './message-menu.module.css';
import { personMessages } from './person-messages.ts';

export function MessageMenu({ unread }: { unread: UnreadCounts | undefined }) {
  const m = useMessages(personMessages);
  const total = badgeText(unread === undefined ? 0 : totalUnread(unread));
  const label = total === '' ? m.messages : m.messagesUnread(total);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes['bell'] ?? ''} aria-label={label} title={label}>
          <IconBell size={20} stroke={1.6} />
          {total !== '' && <span className={classes['dot']} aria-hidden="true" />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MessageItem to="/message/discuss" word={m.discuss} count={unread?.comment ?? 0} />
        <MessageItem to="/message/reply" word={m.reply} count={unread?.reply ?? 0} />
        <MessageItem to="/message/like" word={m.like} count={unread?.like ?? 0} />
        <MessageItem to="/message/sys" word={m.sys} count={unread?.sys ?? 0} />
        <MessageItem to="/message/mine" word={m.mine} count={unread?.mine ?? 0} />
      </Menu.Dropdown>
    </Menu>
  );
}

function MessageItem({ to, word, count }: { to: string; word: string; count: number }) {
  const badge = badgeText(count);
  return (
    <Menu.Item
      component={Link}
      to={to}
      rightSection={badge === '' ? undefined : <span className={classes['badge']}>{badge}</span>}
    >
      {word}
    </Menu.Item>
  );
}
