import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { switchesQuery } from './api/get-switches.ts';
import { switchMessages } from './switch-messages.ts';
import { SwitchesForm } from './switches-form.tsx';
import classes from './switches.module.css';

export function Component() {
  const m = useMessages(switchMessages);
  const { data, isError, refetch } = useQuery(switchesQuery);
  return (
    <PageContainer width="full">
      <div className={classes['page']}>
        <PageHeader title={m.title} description={m.description} />
        {data !== undefined && <SwitchesForm switches={data} />}
        {data === undefined && isError && (
          <Sheet>
            <ErrorState onRetry={() => void refetch()} />
          </Sheet>
        )}
        {data === undefined && !isError && <Skeleton height={860} />}
      </div>
    </PageContainer>
  );
}
