import { SegmentedControl } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { groupRankQuery } from '../api/list-group-rank.ts';
import { useGroup } from '../use-group.ts';
import { parseRankAddress, writeRankAddress, type GroupRankAddress } from './rank-address.ts';
import { rankMessages } from './rank-messages.ts';
import { RankTable } from './rank-table.tsx';
import classes from './rank.module.css';

function useRankAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parseRankAddress(parameters);
  const change = (changes: Partial<GroupRankAddress>) =>
    setParameters(writeRankAddress({ ...address, page: 1, ...changes }), { preventScrollReset: true });
  return { address, change };
}

export function RankTab() {
  const m = useMessages(rankMessages);
  const { groupId } = useGroup();
  const { address, change } = useRankAddress();
  const { data, isError, isPlaceholderData, refetch } = useQuery(groupRankQuery(groupId, address));
  const { kind, page, size, search } = address;
  return (
    <>
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label={m.kinds}
          value={kind}
          onChange={(value) => change({ kind: value === 'oi' ? 'oi' : 'acm' })}
          data={[
            { value: 'acm', label: 'ACM' },
            { value: 'oi', label: 'OI' },
          ]}
        />
        <span className={classes['hint']}>{m.hints[kind]}</span>
        <SearchField keyword={search} texts={m} onSearch={(text) => change({ search: text })} />
      </div>
      <div aria-busy={isPlaceholderData || undefined} className={classes['frame']}>
        <Sheet flush>
          {data !== undefined && data.records.length > 0 && (
            <RankTable
              kind={kind}
              members={data.records}
              before={(data.current - 1) * data.size}
              isSearch={search !== ''}
            />
          )}
          {data?.records.length === 0 && (
            <EmptyRows
              isFiltered={search !== '' || page > 1}
              icon={<IconChartBar size={24} stroke={1.5} />}
              title={m.empty}
              text={m.emptyText}
              filtered={{ title: m.noMatch, showAll: m.showAll }}
              onShowAll={() => change({ search: '' })}
            />
          )}
          {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
          {data === undefined && !isError && <RowsSkeleton rows={10} height={52} />}
        </Sheet>
      </div>
      <Pager
        total={data?.total ?? 0}
        page={page}
        size={size}
        onPageChange={(to) => change({ page: to })}
        onSizeChange={(newSize, newPage) => change({ size: newSize, page: newPage })}
      />
    </>
  );
}
