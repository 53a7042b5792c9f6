import { Table } from '@mantine/core';
import { Fragment, useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { AuditEntry } from '../api/list-audit-entries.ts';
import classes from './audit-log.module.css';
import { auditMessages } from './audit-messages.ts';
import { DiffView } from './diff-view.tsx';

const columns = 5;

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const m = useMessages(auditMessages);
  return (
    <Table className={classes['table'] ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['actor'] ?? ''}>{m.columnActor}</Table.Th>
          <Table.Th>{m.columnAction}</Table.Th>
          <Table.Th className={classes['wide'] ?? ''}>{m.columnAddress}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['toggle'] ?? ''} aria-label={m.show} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const m = useMessages(auditMessages);
  const [isOpen, setIsOpen] = useState(false);
  const detailId = useId();
  const { actor, action, target, ip, gmtCreate, before, after } = entry;
  return (
    <Fragment>
      <Table.Tr data-open={isOpen || undefined}>
        <Table.Td className={classes['actor'] ?? ''}>{actor}</Table.Td>
        <Table.Td>
          <code className={classes['action']}>{action}</code>
          <span className={classes['target']}>{target}</span>
        </Table.Td>
        <Table.Td className={classes['wide'] ?? ''}>{ip ?? '—'}</Table.Td>
        <Table.Td className={classes['time'] ?? ''}>
          <RelativeTime value={gmtCreate} />
        </Table.Td>
        <Table.Td className={classes['toggle'] ?? ''}>
          <button
            type="button"
            className={classes['link']}
            aria-expanded={isOpen}
            aria-controls={detailId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? m.hide : m.show}
          </button>
        </Table.Td>
      </Table.Tr>
      <Table.Tr id={detailId} hidden={!isOpen} className={classes['detail'] ?? ''}>
        <Table.Td colSpan={columns}>{isOpen && <DiffView before={before} after={after} />}</Table.Td>
      </Table.Tr>
    </Fragment>
  );
}
