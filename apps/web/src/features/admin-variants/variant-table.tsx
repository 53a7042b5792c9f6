import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import type { VariantRow } from './api/variants.ts';
import { StateBadge } from './state-badge.tsx';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

export function VariantTable({ variants }: { variants: readonly VariantRow[] }) {
  const m = useMessages(variantMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columns.title}</Table.Th>
          <Table.Th className={classes['wide'] ?? ''}>{m.columns.source}</Table.Th>
          <Table.Th className={classes['wide'] ?? ''}>{m.columns.by}</Table.Th>
          <Table.Th className={classes['state'] ?? ''}>{m.columns.state}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {variants.map((variant) => (
          <VariantTableRow key={variant.id} variant={variant} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function VariantTableRow({ variant }: { variant: VariantRow }) {
  const m = useMessages(variantMessages);
  const { id, title, source, requestedBy, state, refusal } = variant;
  return (
    <Table.Tr>
      <Table.Td>
        <Link className={classes['title'] ?? ''} to={`/admin/problem-variant/${String(id)}`}>
          {title ?? m.untitled}
        </Link>
        {refusal !== null && <p className={classes['note']}>{m.refusals[refusal]}</p>}
      </Table.Td>
      <Table.Td className={classes['wide'] ?? ''}>
        {source === null ? m.noSource : `${source.problemId} ${source.title}`}
      </Table.Td>
      <Table.Td className={classes['wide'] ?? ''}>{requestedBy}</Table.Td>
      <Table.Td className={classes['state'] ?? ''}>
        <StateBadge state={state} />
      </Table.Td>
    </Table.Tr>
  );
}
