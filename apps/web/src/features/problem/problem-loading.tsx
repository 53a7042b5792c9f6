import { Splitter } from '../../ui/splitter/splitter.tsx';
import { useMessages } from '../../lib/messages.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { problemMessages } from './problem-messages.ts';
import classes from './problem-screen.module.css';
import {
  HeaderSkeleton,
  ContestSkeleton,
  StatementSkeleton,
  WorkbenchSkeleton,
} from './states/problem-skeleton.tsx';
import { ViewSwitch } from './view-switch.tsx';

const nothing = () => undefined;

/** The layout of a problem of a contest or training before both are loaded. */
export function ProblemLoading() {
  const m = useMessages(problemMessages);
  return (
    <div className={classes['root']} data-pane="left">
      <ContestSkeleton />
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
