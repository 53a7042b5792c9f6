import { Skeleton } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { stateMessages } from '../../ui/state-messages.ts';
import { HeatMapSkeleton } from './heat-map/heat-map-sheet.tsx';
import { heatMapMessages } from './heat-map/heat-map-messages.ts';
import identity from './identity/identity-panel.module.css';
import { profileMessages } from './profile-messages.ts';
import classes from './profile-view.module.css';

/** The layout of a profile while it loads. */
export function ProfileSkeleton() {
  const m = useMessages(profileMessages);
  const heatMap = useMessages(heatMapMessages);
  const title = useRouteTitle();
  const { loading } = useMessages(stateMessages);
  return (
    <div className={classes['root']} role="status" aria-label={loading}>
      <div className={identity['root']}>
        <div className={identity['face']}>
          <Skeleton circle height={112} />
        </div>
        <div className={identity['names']}>
          <h1 className={classes['spoken']}>{title}</h1>
          <Skeleton height={28} width={160} my={4} />
          <Skeleton height={16} width={96} my={4} />
        </div>
        <div className={identity['facts']}>
          <Skeleton height={14} width={180} my={3} />
          <Skeleton height={14} width={140} my={3} />
        </div>
      </div>
      <div className={classes['main']}>
        <Skeleton className={classes['countsSkeleton'] ?? ''} />
        <Sheet title={heatMap.title}>
          <HeatMapSkeleton />
        </Sheet>
        <Sheet title={m.solvedTitle}>
          <Skeleton height={160} />
        </Sheet>
      </div>
    </div>
  );
}
