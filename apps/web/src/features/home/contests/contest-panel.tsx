import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFreshClock } from '../../../lib/contest-clock/use-fresh-clock.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { recentContestsQuery } from '../api/list-recent-contests.ts';
import { MoreLink } from '../more-link.tsx';
import { QueryStates } from '../query-states.tsx';
import { contestMessages } from './contest-messages.ts';
import { ContestRow } from './contest-row.tsx';
import classes from './contests.module.css';
import { orderContests } from './order-contests.ts';
import { OtherContests } from './other-contests.tsx';

const shownContests = 4;

/** Running and upcoming contests, here and on other sites. */
export function ContestPanel() {
  const m = useMessages(contestMessages);
  const contests = useQuery({
    ...recentContestsQuery,
    select: ({ contests: all, clock }) => ({
      rows: orderContests(all, clock.serverMs).slice(0, shownContests),
      clock,
    }),
  });
  useFreshClock(() => void contests.refetch());
  return (
    <Sheet title={m.title} actions={<MoreLink to="/contest">{m.all}</MoreLink>} flush>
      <div className={classes['panel']}>
        <QueryStates
          query={contests}
          skeleton={<RowsSkeleton rows={shownContests} height={80} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<NoContests />}
        >
          {({ rows, clock }) => (
            <ul className={classes['list']}>
              {rows.map((contest) => (
                <ContestRow key={contest.id} contest={contest} clock={clock} />
              ))}
            </ul>
          )}
        </QueryStates>
      </div>
      <OtherContests />
    </Sheet>
  );
}

function NoContests() {
  const m = useMessages(contestMessages);
  return (
    <EmptyState
      icon={<IconTrophy size={24} stroke={1.5} />}
      title={m.emptyTitle}
      action={
        <Button component={Link} to="/contest" variant="default">
          {m.emptyAction}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
