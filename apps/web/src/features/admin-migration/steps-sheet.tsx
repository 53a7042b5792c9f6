import { Table } from '@mantine/core';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Migration } from './api/migration.ts';
import { migrationMessages } from './migration-messages.ts';
import classes from './migration.module.css';

/** A line for each table of the source. */
export function StepsSheet({ steps }: { steps: Migration['steps'] }) {
  const m = useMessages(migrationMessages);
  const locale = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  return (
    <Sheet title={m.tables} flush>
      <Table borderColor="var(--color-line)" className={classes['table'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.table}</Table.Th>
            <Table.Th>{m.rows}</Table.Th>
            <Table.Th>{m.moved}</Table.Th>
            <Table.Th className={classes['wide'] ?? ''}>{m.skipped}</Table.Th>
            <Table.Th>{m.broken}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ name, isFinished, total, read, moved, skipped, broken }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" className={classes['name'] ?? ''}>
                {name}
              </Table.Th>
              <Table.Td>{isFinished ? figure(read) : m.readOf(figure(read), figure(total))}</Table.Td>
              <Table.Td>{figure(moved)}</Table.Td>
              <Table.Td className={classes['wide'] ?? ''}>{figure(skipped)}</Table.Td>
              <Table.Td data-tone={broken > 0 ? 'bad' : undefined}>{figure(broken)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Sheet>
  );
}
