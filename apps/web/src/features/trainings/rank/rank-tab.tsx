import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { trainingProblemsQuery } from '../api/list-training-problems.ts';
import { trainingRankQuery } from '../api/list-training-rank.ts';
import { useTraining } from '../use-training.ts';
import { parseRankAddress, writeRankAddress, type RankAddress } from './rank-address.ts';
import { rankMessages } from './rank-messages.ts';
import { RankTable } from './rank-table.tsx';
import classes from './rank-tab.module.css';

export function RankTab() {
  const m = useMessages(rankMessages);
  const { context, isAdmin } = useTraining();
  const [parameters, setParameters] = useSearchParams();
  const address = parseRankAddress(parameters);
  const change = (changes: Partial<RankAddress>) =>
    setParameters(writeRankAddress({ ...address, ...changes }), { preventScrollReset: true });
  const problems = useQuery(trainingProblemsQuery(context.trainingId));
  const rank = useQuery(trainingRankQuery(context.trainingId, address));
  // Together: a pager below the skeleton would move when the table appears.
  const isLoaded = rank.data !== undefined && problems.data !== undefined;
  const failed = rank.isError ? rank : problems.isError ? problems : undefined;
  const texts = isAdmin ? { ...m, searchPlaceholder: m.searchPlaceholderAdmin } : m;
  return (
    <>
      <div className={classes['tools']}>
        <SearchField
          keyword={address.keyword}
          texts={texts}
          onSearch={(keyword) => change({ keyword, page: 1 })}
        />
        <span className={classes['hint']}>{m.hint}</span>
      </div>
      <Sheet flush>
        {isLoaded && rank.data.records.length > 0 && (
          <RankTable
            rows={rank.data.records}
            problems={problems.data}
            before={(rank.data.current - 1) * rank.data.size}
            isSearch={address.keyword !== ''}
            isOutdated={rank.isPlaceholderData}
          />
        )}
        {isLoaded && rank.data.records.length === 0 && (
          <NoRecords keyword={address.keyword} onClear={() => change({ keyword: '', page: 1 })} />
        )}
        {!isLoaded &&
          (failed === undefined ? (
            <RowsSkeleton rows={8} height={50} />
          ) : (
            <ErrorState title={m.failed} onRetry={() => void failed.refetch()} />
          ))}
      </Sheet>
      <Pager
        total={isLoaded ? rank.data.total : 0}
        page={address.page}
        size={address.size}
        onPageChange={(page) => change({ page })}
        onSizeChange={(size, page) => change({ size, page })}
      />
    </>
  );
}

function NoRecords({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const m = useMessages(rankMessages);
  const icon = <IconUserSearch size={24} stroke={1.5} />;
  if (keyword === '')
    return (
      <EmptyState icon={icon} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={m.noMatch(keyword)}
      action={
        <Button variant="default" onClick={onClear}>
          {m.clear}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
