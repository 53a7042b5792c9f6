import { ActionIcon, Badge, Table } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { formatDateTime, parseWireDate } from '../../lib/dates.ts';
import { joinNames } from '../../lib/join-names.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import type { Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';
import classes from './notices.module.css';

interface NoticeTableProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
  onDelete: (notice: Notice) => void;
}

export function NoticeTable({ notices, ...actions }: NoticeTableProps) {
  const m = useMessages(noticeMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['audience'] ?? ''}>{m.columnAudience}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['state'] ?? ''}>{m.columnState}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface NoticeRowProps extends Pick<NoticeTableProps, 'onOpen' | 'onDelete'> {
  notice: Notice;
}

function NoticeRow({ notice, onOpen, onDelete }: NoticeRowProps) {
  const m = useMessages(noticeMessages);
  const { title } = notice;
  const OpenIcon = notice.state ? IconEye : IconPencil;
  return (
    <Table.Tr>
      <Table.Td>
        <RowTitle onOpen={() => onOpen(notice)}>{title}</RowTitle>
        <span className={classes['narrow']}>
          <Audience notice={notice} />
        </span>
      </Table.Td>
      <Table.Td className={classes['audience'] ?? ''}>
        <Audience notice={notice} />
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{notice.adminUsername}</Table.Td>
      <Table.Td className={classes['state'] ?? ''}>
        <NoticeState notice={notice} />
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        <ActionIcon
          className={classes['open'] ?? ''}
          aria-label={notice.state ? m.openOf(title) : m.editOf(title)}
          onClick={() => onOpen(notice)}
        >
          <OpenIcon size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon aria-label={m.deleteOf(title)} onClick={() => onDelete(notice)}>
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

const shownNames = 2;

function Audience({ notice: { type, recipients } }: { notice: Notice }) {
  const m = useMessages(noticeMessages);
  const locale = useLocale();
  if (type !== 'Single' || recipients.length === 0) return <span>{m.audiences[type]}</span>;
  const first = recipients.slice(0, shownNames).map(({ username }) => username);
  const names = joinNames(first, locale);
  return <span>{recipients.length > shownNames ? m.more(names, recipients.length) : names}</span>;
}

function NoticeState({ notice }: { notice: Notice }) {
  const m = useMessages(noticeMessages);
  const locale = useLocale();
  if (notice.state) {
    return (
      <>
        <Badge color="gray">{m.pushed}</Badge>
        <span className={classes['when']}>
          {m.delivered(notice.deliveredCount ?? 0)} · <RelativeTime value={notice.pushTime} />
        </span>
      </>
    );
  }
  return (
    <>
      <Badge color="info">{m.waitingLabel}</Badge>
      <span className={classes['when']}>
        {m.waiting(formatDateTime(parseWireDate(notice.pushTime), locale))}
      </span>
    </>
  );
}
