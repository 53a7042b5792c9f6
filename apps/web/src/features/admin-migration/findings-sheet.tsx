import { Badge, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { findingsQuery, type Finding, type Migration } from './api/migration.ts';
import { migrationMessages } from './migration-messages.ts';
import classes from './migration.module.css';

const defaultSize = 15;

/** Rows that were not moved, or not as they were. */
export function FindingsSheet({ steps }: { steps: Migration['steps'] }) {
  const m = useMessages(migrationMessages);
  const address = useListAddress(defaultSize);
  const step = address.filter('step');
  const findings = useQuery(findingsQuery({ currentPage: address.page, limit: address.size, step }));
  return (
    <section>
      <div className={classes['head']}>
        <h2 className={classes['heading']}>{m.findings}</h2>
        <NativeSelect
          aria-label={m.table}
          value={step}
          onChange={({ currentTarget }) => address.setFilter('step', currentTarget.value)}
          data={[{ value: '', label: m.allTables }, ...steps.map(({ name }) => name)]}
        />
      </div>
      <ListRows
        address={address}
        rows={findings}
        empty={
          <EmptyRows
            isFiltered={step !== ''}
            title={m.noFindings}
            text={m.noFindingsText}
            filtered={{ title: m.noFindings, showAll: m.allTables }}
            onShowAll={() => address.setFilter('step', '')}
          />
        }
        failedTitle={m.failedTitle}
      >
        {(rows) => <FindingList findings={rows} />}
      </ListRows>
    </section>
  );
}

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const m = useMessages(migrationMessages);
  return (
    <ul className={classes['findings']}>
      {findings.map(({ id, step, key, isBroken, detail }) => (
        <li key={id}>
          <Badge color={isBroken ? 'bad' : 'gold'}>{isBroken ? m.notMoved : m.changed}</Badge>
          <code className={classes['row']}>{`${step} ${key}`}</code>
          <span className={classes['detail']} lang="en">
            {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
