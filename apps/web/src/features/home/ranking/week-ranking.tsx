import { Button } from '@mantine/core';
import { IconMedal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { RankMark } from '../../../ui/charts/rank-mark.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { weekRankingQuery, type WeekRankedUser } from '../api/list-week-ranking.ts';
import { MoreLink } from '../more-link.tsx';
import { QueryStates } from '../query-states.tsx';
import { weekRankingMessages } from './week-ranking-messages.ts';
import classes from './week-ranking.module.css';

const rows = 10;

/**
 * Users with the most solved problems in seven days. The server pads the list with users without solved
 * problems; they are removed.
 */
export function WeekRanking() {
  const m = useMessages(weekRankingMessages);
  const ranking = useQuery({ ...weekRankingQuery, select: (users) => users.filter((user) => user.ac > 0) });
  return (
    <Sheet title={m.title} actions={<MoreLink to="/acm-rank">{m.all}</MoreLink>} flush>
      <div className={classes['panel']}>
        <QueryStates
          query={ranking}
          skeleton={<RowsSkeleton rows={rows + 1} />}
          isEmpty={(users) => users.length === 0}
          empty={<EmptyRanking />}
        >
          {(users) => <RankingTable users={users} />}
        </QueryStates>
      </div>
    </Sheet>
  );
}

function RankingTable({ users }: { users: readonly WeekRankedUser[] }) {
  const m = useMessages(weekRankingMessages);
  const ownId = useSession().user?.uid;
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.title}>
      <thead>
        <tr>
          <th className={classes['place']}>{m.place}</th>
          <th>{m.user}</th>
          <th className={classes['solved']}>{m.solved}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user, index) => (
          <tr key={user.uid} data-own={user.uid === ownId || undefined}>
            <td className={classes['place']}>
              <RankMark rank={index + 1} />
            </td>
            <td>
              <div className={classes['person']}>
                <UserLink username={user.username} avatar={user.avatar} />
                {user.uid === ownId && <span className={classes['self']}>{m.self}</span>}
                <TitleTag name={user.titleName} color={user.titleColor} />
              </div>
            </td>
            <td className={classes['solved']}>{user.ac}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EmptyRanking() {
  const m = useMessages(weekRankingMessages);
  return (
    <EmptyState
      icon={<IconMedal size={24} stroke={1.5} />}
      title={m.emptyTitle}
      action={
        <Button component={Link} to="/problem" variant="default">
          {m.emptyAction}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
