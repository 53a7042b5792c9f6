import { Skeleton } from '@mantine/core';
import { useMessages } from '../lib/messages.ts';
import { PageContainer } from './page-container.tsx';
import classes from './skeletons.module.css';
import { stateMessages } from './state-messages.ts';

const widths = ['62%', '48%', '71%', '55%', '66%'];

/** Rows of a list or table, with the height of the rows that will replace them. */
export function RowsSkeleton({ rows, height = 44 }: { rows: number; height?: number }) {
  const m = useMessages(stateMessages);
  return (
    <div role="status" aria-label={m.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']} style={{ height }}>
          <Skeleton height={12} width={widths[index % widths.length] ?? '60%'} />
          <Skeleton height={12} width={72} className={classes['side'] ?? ''} />
        </div>
      ))}
    </div>
  );
}

/** Lines of running text. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  const m = useMessages(stateMessages);
  return (
    <div role="status" aria-label={m.loading} className={classes['text']}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={12} width={index === lines - 1 ? '45%' : '100%'} />
      ))}
    </div>
  );
}

/** A page whose script is loading. */
export function PageSkeleton() {
  return (
    <PageContainer>
      <div className={classes['page']}>
        <Skeleton height={28} width={240} />
        <Skeleton height={14} width={360} maw="80%" />
        <div className={classes['sheet']}>
          <RowsSkeleton rows={8} />
        </div>
      </div>
    </PageContainer>
  );
}
