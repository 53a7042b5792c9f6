import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { migrationQuery } from './api/migration.ts';
import { FindingsSheet } from './findings-sheet.tsx';
import { migrationMessages } from './migration-messages.ts';
import classes from './migration.module.css';
import { MigrationStatus } from './migration-status.tsx';
import { NoMigration } from './no-migration.tsx';
import { StepsSheet } from './steps-sheet.tsx';

/** Progress and report of `touchstone migrate`. */
export function Component() {
  const m = useMessages(migrationMessages);
  const migration = useQuery(migrationQuery);
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <QueryContent query={migration} failedTitle={m.failedTitle} waiting={<Waiting />}>
        {({ migration: found }) =>
          found === null ? (
            <NoMigration />
          ) : (
            <div className={classes['sheets']}>
              <MigrationStatus migration={found} />
              <StepsSheet steps={found.steps} />
              <FindingsSheet steps={found.steps} />
            </div>
          )
        }
      </QueryContent>
    </PageContainer>
  );
}

const Waiting = () => <Skeleton className={classes['skeleton'] ?? ''} aria-busy />;
