import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { Bone } from './bone.tsx';
import classes from './problem-skeleton.module.css';

/** The bar of a contest or training with the problem strip, which is below it on narrow screens. */
export function ContestSkeleton() {
  return (
    <div className={classes['place']}>
      <Bone width={180} height={14} />
      <Bone width={140} height={14} style={{ marginInlineStart: 'auto' }} />
    </div>
  );
}

/** The header of a problem that is loading. */
export function HeaderSkeleton({ title }: { title: string | undefined }) {
  return (
    <div className={classes['header']}>
      <h1 className={classes['hidden']}>{title}</h1>
      <Bone width={48} height={14} />
      <Bone width={220} height={18} />
    </div>
  );
}

/** Tabs, facts and text, each with its final height. */
export function StatementSkeleton() {
  const m = useMessages(problemMessages);
  return (
    <div role="status" aria-label={m.loading}>
      <div className={classes['tabs']}>
        <Bone width={32} />
        <Bone width={60} />
        <Bone width={32} />
      </div>
      <div className={classes['statement']}>
        <div className={classes['meta']}>
          <Bone width={44} />
          <Bone width={88} />
        </div>
        <div className={classes['facts']}>
          <Fact />
          <Fact />
          <Fact />
          <Fact />
        </div>
        <div className={classes['text']}>
          <Bone width={88} height={18} />
          <Bone width="100%" />
          <Bone width="100%" />
          <Bone width="62%" />
        </div>
        <div className={classes['text']}>
          <Bone width={88} height={18} />
          <Bone width="100%" />
          <Bone width="45%" />
        </div>
      </div>
    </div>
  );
}

function Fact() {
  return (
    <div className={classes['fact']}>
      <Bone width={52} height={10} />
      <Bone width={84} />
      <Bone width={72} height={10} />
    </div>
  );
}

/** The right pane until the editor is loaded: bar, code area, bar. */
export function WorkbenchSkeleton() {
  const m = useMessages(problemMessages);
  return (
    <div className={classes['workbench']} role="status" aria-label={m.loadingEditor}>
      <div className={classes['bar']}>
        <Bone width={176} height={32} style={{ marginInlineEnd: 'auto' }} />
        <Bone width={74} height={32} />
        <Bone width={74} height={32} />
      </div>
      <div className={classes['code']} />
      <div className={classes['bar']} data-bottom>
        <Bone width={52} />
        <Bone width={52} />
      </div>
    </div>
  );
}
