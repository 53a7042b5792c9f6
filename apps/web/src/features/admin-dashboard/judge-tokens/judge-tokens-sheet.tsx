import { useQuery } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { judgeTokensQuery } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';
import { JudgeTokenEntries } from './judge-token-entries.tsx';
import { NewJudgeTokenForm } from './new-judge-token-form.tsx';
import classes from '../../../ui/tokens/tokens.module.css';

export function JudgeTokensSheet() {
  const m = useMessages(judgeTokenMessages);
  const { data, isError, refetch } = useQuery(judgeTokensQuery);
  return (
    <Sheet title={m.title} flush>
      <p className={classes['text']}>{m.text}</p>
      <NewJudgeTokenForm />
      {data !== undefined && data.length > 0 && <JudgeTokenEntries tokens={data} />}
      {data?.length === 0 && (
        <EmptyState icon={<IconKey size={24} stroke={1.5} />} title={m.emptyTitle}>
          {m.emptyText}
        </EmptyState>
      )}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={2} height={56} />}
    </Sheet>
  );
}
