import { NavLink } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { rankingAddresses, type RankingKind } from './ranking-kind.ts';
import { RankingList } from './ranking-list.tsx';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-page.module.css';
import { TopTen } from './top-ten.tsx';

const kinds: readonly RankingKind[] = ['acm', 'oi'];

/** All users by solved problems or by points: the first ten as bars, all of them as a table. */
export function RankingPage({ kind }: { kind: RankingKind }) {
  const m = useMessages(rankingMessages);
  return (
    <PageContainer>
      <PageHeader title={m[kind].title} description={m[kind].description} actions={<KindLinks />} />
      <div className={classes['root']}>
        <TopTen kind={kind} />
        <RankingList kind={kind} />
      </div>
    </PageContainer>
  );
}

function KindLinks() {
  const m = useMessages(rankingMessages);
  return (
    <nav className={classes['kinds']} aria-label={m.kinds}>
      {kinds.map((kind) => (
        <NavLink key={kind} to={rankingAddresses[kind]} className={classes['kind'] ?? ''}>
          {m[kind].short}
        </NavLink>
      ))}
    </nav>
  );
}
