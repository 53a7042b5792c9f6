import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { apiTokensQuery } from '../api/api-tokens.ts';
import { useContest } from '../use-contest.ts';
import { ApiTokenEntries } from './api-token-entries.tsx';
import { apiTokenMessages } from './api-token-messages.ts';
import classes from '../../../ui/tokens/tokens.module.css';
import { NewApiTokenForm } from './new-api-token-form.tsx';

export function ApiTokensSheet() {
  const m = useMessages(apiTokenMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(apiTokensQuery(contestId));
  return (
    <Sheet title={m.title} flush>
      <p className={classes['text']}>{m.text}</p>
      <NewApiTokenForm />
      {data !== undefined && data.length > 0 && <ApiTokenEntries tokens={data} />}
      {data?.length === 0 && (
        <EmptyState icon={<IconKey size={24} stroke={1.5} />} title={m.emptyTitle}>
          {m.emptyText}
        </EmptyState>
      )}
      {data === undefined && isError && (
        <ErrorState compact title={m.failed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <RowsSkeleton rows={2} height={56} />}
    </Sheet>
  );
}
