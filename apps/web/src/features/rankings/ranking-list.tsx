import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { userRanksQuery } from './api/get-user-ranks.ts';
import { rankedQuery } from './api/list-ranked.ts';
import { OwnRank } from './own-rank.tsx';
import type { RankingAddress } from './ranking-address.ts';
import type { RankedPage, RankedUser, RankingKind } from './ranking-kind.ts';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-page.module.css';
import { RankingTable } from './ranking-table.tsx';
import { useRankingAddress } from './use-ranking-address.ts';

const mostSkeletonRows = 30;

/** The complete ranking: search, table, pager. */
export function RankingList({ kind }: { kind: RankingKind }) {
  const m = useMessages(rankingMessages);
  const [address, change] = useRankingAddress();
  const top = useRef<HTMLElement>(null);
  const { page, size, search } = address;
  const ranked = useQuery(rankedQuery({ kind, currentPage: page, limit: size, searchUser: search }));
  const changeAndScroll = (changes: Partial<RankingAddress>) => {
    change(changes);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const total = ranked.data?.total ?? 0;
  return (
    <section className={classes['list']} ref={top} aria-label={m.table}>
      <div className={classes['tools']}>
        <SearchField keyword={search} texts={m} onSearch={(text) => change({ search: text, page: 1 })} />
        <OwnRank kind={kind} size={size} />
        <p className={classes['found']} role="status">
          {search !== '' && total > 0 && !ranked.isPlaceholderData && m.found(search, total)}
        </p>
      </div>
      <div className={classes['frame']} aria-busy={ranked.isPlaceholderData || undefined}>
        <ListBody kind={kind} address={address} ranked={ranked} onChange={change} />
      </div>
      <Pager
        total={total}
        page={page}
        size={size}
        onPageChange={(to) => changeAndScroll({ page: to })}
        onSizeChange={(newSize, newPage) => changeAndScroll({ size: newSize, page: newPage })}
      />
    </section>
  );
}

interface ListBodyProps {
  kind: RankingKind;
  address: RankingAddress;
  ranked: Pick<UseQueryResult<RankedPage>, 'data' | 'isError' | 'refetch'>;
  onChange: (changes: Partial<RankingAddress>) => void;
}

function ListBody({ kind, address, ranked, onChange }: ListBodyProps) {
  const { data, isError, refetch } = ranked;
  if (data === undefined)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <div className={classes['waiting']}>
        <RowsSkeleton rows={Math.min(address.size, mostSkeletonRows)} height={52} />
      </div>
    );
  if (data.records.length === 0)
    return <EmptyRanking address={address} total={data.total} onChange={onChange} />;
  if (address.search !== '') return <FoundUsers kind={kind} users={data.records} />;
  const before = (data.current - 1) * data.size;
  return <RankingTable kind={kind} users={data.records} rankOf={(_user, index) => before + index + 1} />;
}

/** The rows of a search have the ranks of the whole ranking. */
function FoundUsers({ kind, users }: { kind: RankingKind; users: readonly RankedUser[] }) {
  const uids = users.map(({ uid }) => uid);
  const { data } = useQuery(userRanksQuery(kind, uids));
  const ranks = new Map(data?.ranks.map(({ uid, rank }) => [uid, rank]));
  return <RankingTable kind={kind} users={users} rankOf={({ uid }) => ranks.get(uid)} />;
}

interface EmptyRankingProps {
  address: RankingAddress;
  total: number;
  onChange: (changes: Partial<RankingAddress>) => void;
}

function EmptyRanking({ address, total, onChange }: EmptyRankingProps) {
  const m = useMessages(rankingMessages);
  const icon = <IconUserSearch size={24} stroke={1.5} />;
  if (total > 0 || address.page > 1)
    return (
      <EmptyState
        icon={icon}
        title={m.beyond}
        action={
          <Button variant="default" onClick={() => onChange({ page: 1 })}>
            {m.toFirstPage}
          </Button>
        }
      >
        {m.beyondText}
      </EmptyState>
    );
  if (address.search === '') return <EmptyState title={m.noneYet}>{m.noneYetText}</EmptyState>;
  return (
    <EmptyState
      icon={icon}
      title={m.noMatch(address.search)}
      action={
        <Button variant="default" onClick={() => onChange({ search: '', page: 1 })}>
          {m.clear}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
