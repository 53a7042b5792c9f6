import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { stateMessages } from '../state-messages.ts';
import classes from './bar-list.module.css';

/** The placeholder of a `BarList`, with the same height. */
export function BarsSkeleton({ bars, columns = 1 }: { bars: number; columns?: 1 | 2 }) {
  const m = useMessages(stateMessages);
  const rows = Math.ceil(bars / columns);
  return (
    <div className={classes['frame']}>
      <div
        className={classes['root']}
        role="status"
        aria-label={m.loading}
        data-columns={columns}
        style={{ '--rows': rows } as CSSProperties}
      >
        {Array.from({ length: bars }, (_, index) => (
          <div key={index} className={classes['item']}>
            <Skeleton height={12} width="80%" />
            <Skeleton
              className={classes['bar'] ?? ''}
              style={{ '--share': Math.max(0.12, 1 - index * 0.09) }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
