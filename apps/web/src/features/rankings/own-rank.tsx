import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { userRanksQuery } from './api/get-user-ranks.ts';
import { pageOfRank, writeRankingAddress } from './ranking-address.ts';
import { rankingAddresses, type RankingKind } from './ranking-kind.ts';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-page.module.css';

/** The rank of the logged-in user, with a link to its row. */
export function OwnRank({ kind, size }: { kind: RankingKind; size: number }) {
  const m = useMessages(rankingMessages);
  const { user } = useSession();
  const { data } = useQuery(userRanksQuery(kind, user === undefined ? [] : [user.uid]));
  const rank = data?.ranks[0]?.rank;
  if (data === undefined || rank === undefined) return null;
  const address = { page: pageOfRank(rank, size), size, search: '' };
  const search = writeRankingAddress(new URLSearchParams(), address).toString();
  return (
    <p className={classes['own']}>
      {m.ownRank} <Link to={{ pathname: rankingAddresses[kind], search }}>{m.rankOf(rank, data.total)}</Link>
    </p>
  );
}
