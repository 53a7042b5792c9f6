import { Skeleton } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { problemMessages } from '../problem-messages.ts';
import classes from './problem-skeleton.module.css';

const facts = 4;

/** The head of a problem that is on its way. */
export function HeaderSkeleton({ title }: { title: string | undefined }) {
  return (
    <div className={classes['header']}>
      <h1 className={classes['hidden']}>{title}</h1>
      <Skeleton height={16} width={56} />
      <Skeleton height={20} width={220} maw="50%" />
    </div>
  );
}

/** Tabs, facts and text: each as high as what takes its place. */
export function StatementSkeleton() {
  const m = useMessages(problemMessages);
  return (
    <div role="status" aria-label={m.loading}>
      <div className={classes['tabs']}>
        <Skeleton height={12} width={36} />
        <Skeleton height={12} width={64} />
        <Skeleton height={12} width={36} />
      </div>
      <div className={classes['statement']}>
        <div className={classes['meta']}>
          <Skeleton height={12} width={44} />
          <Skeleton height={12} width={88} />
        </div>
        <div className={classes['facts']}>
          {Array.from({ length: facts }, (_, index) => (
            <div key={index} className={classes['fact']}>
              <Skeleton height={10} width={56} />
              <Skeleton height={12} width={80} />
            </div>
          ))}
        </div>
        <Skeleton height={16} width={88} className={classes['title'] ?? ''} />
        <TextSkeleton lines={5} />
        <Skeleton height={16} width={88} className={classes['title'] ?? ''} />
        <TextSkeleton lines={2} />
      </div>
    </div>
  );
}

/** The right pane until the editor is there: a bar, a page of code, a bar. */
export function WorkbenchSkeleton() {
  const m = useMessages(problemMessages);
  return (
    <div className={classes['workbench']} role="status" aria-label={m.loadingEditor}>
      <div className={classes['bar']}>
        <Skeleton height={32} width={176} maw="40%" />
        <Skeleton height={32} width={74} className={classes['end'] ?? ''} />
        <Skeleton height={32} width={74} />
      </div>
      <div className={classes['code']} />
      <div className={classes['bar']} data-bottom>
        <Skeleton height={12} width={52} />
        <Skeleton height={12} width={52} />
      </div>
    </div>
  );
}
