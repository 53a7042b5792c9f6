import { Table } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Mail } from './api/list-mails.ts';
import { MailStateBadge } from './mail-state-badge.tsx';
import { outboxMessages } from './outbox-messages.ts';
import classes from './outbox.module.css';

interface MailTableProps {
  mails: readonly Mail[];
  onOpen: (mail: Mail) => void;
}

export function MailTable({ mails, onOpen }: MailTableProps) {
  const m = useMessages(outboxMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnState}</Table.Th>
          <Table.Th>{m.columnSubject}</Table.Th>
          <Table.Th className={classes['wide'] ?? ''}>{m.columnRecipient}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {mails.map((mail) => (
          <Table.Tr key={mail.id} className={classes['row'] ?? ''} onClick={() => onOpen(mail)}>
            <Table.Td className={classes['state'] ?? ''}>
              <MailStateBadge state={mail.state} />
            </Table.Td>
            <Table.Td>
              <button type="button" className={classes['subject']} aria-label={m.open(mail.subject)}>
                {mail.subject}
              </button>
              <span className={classes['narrow']}>{mail.recipient}</span>
            </Table.Td>
            <Table.Td className={classes['wide'] ?? ''}>{mail.recipient}</Table.Td>
            <Table.Td className={classes['time'] ?? ''}>
              <RelativeTime value={mail.gmtCreate} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
