import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { BarsSkeleton } from '../../ui/charts/bars-skeleton.tsx';
import { RankMark } from '../../ui/charts/rank-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { UserLink } from '../../ui/user-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { topTenQuery } from './api/list-ranked.ts';
import { rankValueOf, type RankedUser, type RankingKind } from './ranking-kind.ts';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-page.module.css';

/** The first ten as bars, without users who have no value yet. */
export function TopTen({ kind }: { kind: RankingKind }) {
  const m = useMessages(rankingMessages);
  const { data, isError, refetch } = useQuery(topTenQuery(kind));
  const first = data?.records.filter((user) => rankValueOf(user, kind) > 0);
  // Only phones fold it, where it would push the ranking off the screen.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      flush
      title={m.topTen}
      actions={
        <button
          type="button"
          className={classes['fold']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.fold : m.unfold}
        </button>
      }
    >
      <div className={classes['chart']} data-folded={!isOpen || undefined}>
        {first === undefined && !isError && <BarsSkeleton bars={10} columns={2} />}
        {first === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
        {first?.length === 0 && <EmptyRanking />}
        {first !== undefined && first.length > 0 && <Bars kind={kind} users={first} />}
      </div>
    </Sheet>
  );
}

function Bars({ kind, users }: { kind: RankingKind; users: readonly RankedUser[] }) {
  const m = useMessages(rankingMessages);
  const ownId = useSession().user?.uid;
  return (
    <BarList
      caption={m[kind].chart}
      columns={2}
      items={users.map((user, index) => ({
        key: user.uid,
        label: (
          <span className={classes['leader']}>
            <RankMark rank={index + 1} />
            <UserLink username={user.username} avatar={user.avatar} size={24} />
          </span>
        ),
        value: rankValueOf(user, kind),
        tone: index === 0 ? 'gold' : user.uid === ownId ? 'ink' : undefined,
      }))}
    />
  );
}

function EmptyRanking() {
  const m = useMessages(rankingMessages);
  return (
    <EmptyState
      compact
      icon={<IconTrophy size={24} stroke={1.5} />}
      title={m.noneYet}
      action={
        <Button component={Link} to="/problem" variant="default">
          {m.toProblems}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}
