import { Splitter } from '../../ui/splitter/splitter.tsx';
import { useMessages } from '../../lib/messages.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { problemMessages } from './problem-messages.ts';
import classes from './problem-screen.module.css';
import {
  HeaderSkeleton,
  PlaceSkeleton,
  StatementSkeleton,
  WorkbenchSkeleton,
} from './states/problem-skeleton.tsx';
import { ViewSwitch } from './view-switch.tsx';

const nothing = () => undefined;

/** The frame of a problem before anything of it is known; `hasPlace` where the place puts something above it. */
export function ProblemLoading({ hasPlace }: { hasPlace: boolean }) {
  const m = useMessages(problemMessages);
  return (
    <div className={classes['root']} data-pane="left">
      {hasPlace && <PlaceSkeleton />}
      <HeaderSkeleton title={useRouteTitle()} />
      <Splitter
        name="problem"
        narrowPane="left"
        openLabel={m.openStatement}
        left={<StatementSkeleton />}
        right={<WorkbenchSkeleton />}
      />
      <ViewSwitch pane="left" onChange={nothing} />
    </div>
  );
}
