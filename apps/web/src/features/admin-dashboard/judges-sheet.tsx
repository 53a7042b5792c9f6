import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconServerOff } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { CodeBlock } from '../../ui/code/code-block.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { judgesQuery } from './api/list-judges.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import classes from './dashboard.module.css';
import { JudgeEntry } from './judge-entry.tsx';
import { UpdatedNote } from './updated-note.tsx';

export function JudgesSheet() {
  const m = useMessages(dashboardMessages);
  const { data, isError, dataUpdatedAt, refetch } = useQuery(judgesQuery);
  return (
    <Sheet
      title={m.judgesTitle}
      actions={<UpdatedNote updatedAtMs={dataUpdatedAt} isStale={isError} />}
      flush
    >
      {data?.map((judge) => (
        <JudgeEntry key={judge.service.metadata['judgeName'] ?? judge.service.host} judge={judge} />
      ))}
      {data?.length === 0 && <NoJudge />}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className={classes['judgeSkeleton'] ?? ''} />}
    </Sheet>
  );
}

function NoJudge() {
  const m = useMessages(dashboardMessages);
  const command = `SERVER_URL=${window.location.origin} \\\nJUDGE_TOKEN=… \\\nnpm run judge`;
  return (
    <EmptyState icon={<IconServerOff size={24} stroke={1.5} />} title={m.noneTitle}>
      {m.noneText}
      <div className={classes['command']}>
        <CodeBlock code={command} language="bash" label="shell" tone="ink" />
      </div>
    </EmptyState>
  );
}
