import { Table } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { importsQuery, type ImportSummary } from '../api/imports.ts';
import { importJobAddress } from '../remote-addresses.ts';
import { importMessages } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import classes from './import.module.css';

const defaultSize = 15;

export function ImportList() {
  const m = useMessages(importMessages);
  const address = useListAddress(defaultSize);
  const imports = useQuery(importsQuery({ currentPage: address.page, limit: address.size }));
  return (
    <section>
      <h2 className={classes['listTitle']}>{m.listTitle}</h2>
      <ListRows
        address={address}
        rows={imports}
        failedTitle={m.failedTitle}
        skeleton={{ rows: 4, height: 64 }}
        empty={
          <EmptyState icon={<IconWorldDownload size={24} stroke={1.5} />} title={m.emptyTitle}>
            {m.emptyText}
          </EmptyState>
        }
      >
        {(rows) => <ImportTable imports={rows} />}
      </ListRows>
    </section>
  );
}

export function ImportTable({ imports }: { imports: readonly ImportSummary[] }) {
  const m = useMessages(importMessages);
  return (
    <Table className={classes['list'] ?? ''} borderColor="var(--color-line)">
      <Table.Tbody>
        {imports.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td>
              <Link
                className={classes['request'] ?? ''}
                to={importJobAddress(one.id)}
                aria-label={m.open(remoteJudgeNames[one.key], one.request)}
              >
                <strong>{remoteJudgeNames[one.key]}</strong> {one.request}
              </Link>
              <span className={classes['note']}>
                {m.by(one.username)} · <RelativeTime value={one.gmtCreate} />
                {one.target !== null && ` · ${m.toTarget[one.target.kind](one.target.title)}`}
              </span>
            </Table.Td>
            <Table.Td className={classes['progressCell'] ?? ''}>
              <ImportProgress counts={one} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
