import { Table } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconLoader,
  IconEqual,
  IconBan,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import type { ImportItem } from '../api/imports.ts';
import { importMessages } from './import-messages.ts';
import classes from './import.module.css';

const icons: Record<ImportItem['state'], Icon> = {
  waiting: IconCircleDashed,
  running: IconLoader,
  imported: IconCircleCheck,
  present: IconEqual,
  failed: IconCircleX,
  cancelled: IconBan,
};

/** The result of every problem. The state has a shape and a word, not only a colour. */
export function ImportItems({ items }: { items: readonly ImportItem[] }) {
  const m = useMessages(importMessages);
  return (
    <Table className={classes['items'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['remoteId'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th className={classes['state'] ?? ''}>{m.columnState}</Table.Th>
          <Table.Th>{m.columnProblem}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={item.position}>
            <Table.Td className={classes['remoteId'] ?? ''}>{item.remoteId}</Table.Td>
            <Table.Td className={classes['state'] ?? ''}>
              <ItemState state={item.state} />
            </Table.Td>
            <Table.Td>
              <ItemProblem item={item} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ItemState({ state }: Pick<ImportItem, 'state'>) {
  const m = useMessages(importMessages);
  const StateIcon = icons[state];
  return (
    <span className={classes['mark']} data-state={state}>
      <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      {m.itemStates[state]}
    </span>
  );
}

function ItemProblem({ item: { pid, problemId, title, reason } }: { item: ImportItem }) {
  if (reason !== null) return <span className={classes['reason']}>{reason.text}</span>;
  if (pid === null) return null;
  return (
    <Link to={`/admin/problem/edit/${String(pid)}`}>
      {problemId} {title}
    </Link>
  );
}
