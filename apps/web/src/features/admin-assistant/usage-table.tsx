import { Table } from '@mantine/core';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import type { UsageRow } from './api/list-usage.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import classes from './assistant-admin.module.css';

export function UsageTable({ rows }: { rows: readonly UsageRow[] }) {
  const m = useMessages(assistantAdminMessages);
  const locale = useLocale();
  const format = (value: number) => value.toLocaleString(locale);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.day}</Table.Th>
          <Table.Th>{m.user}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.questions}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.inputTokens}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.outputTokens}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.cost}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.day} ${row.uid}`}>
            <Table.Td>{row.day}</Table.Td>
            <Table.Td>{row.username}</Table.Td>
            <Table.Td className={classes['number'] ?? ''}>{format(row.questions)}</Table.Td>
            <Table.Td className={classes['number'] ?? ''}>{format(row.promptTokens)}</Table.Td>
            <Table.Td className={classes['number'] ?? ''}>{format(row.completionTokens)}</Table.Td>
            <Table.Td className={classes['number'] ?? ''}>{format(row.cost)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
