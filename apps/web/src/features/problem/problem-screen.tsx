/**
 * How this works: the layout (header, two panes, and the pane switch on narrow screens) is rendered from the
 * start and filled with a skeleton or the problem. So there is no layout shift when the problem arrives, and
 * a refetch after a verdict keeps the editor mounted.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useFocusMode } from '../../lib/focus-mode.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { useSession } from '../../lib/session.ts';
import { Splitter } from '../../ui/splitter/splitter.tsx';
import { ownStatusQuery } from './api/get-own-status.ts';
import { problemPageQuery, type ProblemInfo } from './api/get-problem-page.ts';
import { stripProblemsQuery } from './api/list-strip-problems.ts';
import { useAssistantOpened } from './assistant/assistant-opened.ts';
import { AssistantPane } from './assistant/assistant-pane.tsx';
import { GuestWarning } from './header/guest-warning.tsx';
import { ProblemHeader } from './header/problem-header.tsx';
import type { ContestSituation } from './context/contest-situation.ts';
import { hasStrip, contextListUrl } from './context/problem-context.ts';
import { useContestUpdates } from './context/use-contest-updates.ts';
import { problemMessages } from './problem-messages.ts';
import classes from './problem-screen.module.css';
import { RightPane } from './right-pane.tsx';
import { parseExamples } from '../../ui/statement/parse-examples.ts';
import { isContextRefusal } from './states/problem-failure.ts';
import { HeaderSkeleton, StatementSkeleton } from './states/problem-skeleton.tsx';
import { FailedProblem, RefusedProblem } from './states/problem-states.tsx';
import { ProblemStrip } from './strip/problem-strip.tsx';
import { LeftPane } from './tabs/left-pane.tsx';
import { useNarrowPane } from './use-narrow-pane.ts';
import { ViewSwitch } from './view-switch.tsx';
import type { ProblemContext } from './workbench/workbench-problem.ts';
import { runSample } from './workbench/run-sample.ts';

interface ProblemScreenProps {
  problemId: string;
  context: ProblemContext;
  /** Whether the URL is one of focus mode. */
  isFullScreen?: boolean;
  /** The editor comes first: narrow screens open with it, wide screens give it more space. */
  isCodeFirst?: boolean;
  /** What the contest changes, if the context is one. */
  contest?: ContestSituation;
  /** What the context shows above the problem, together with the strip of its problems. */
  head?: ((strip: ReactNode) => ReactNode) | undefined;
}

export function ProblemScreen({
  problemId,
  context,
  isFullScreen = false,
  isCodeFirst = false,
  contest,
  head,
}: ProblemScreenProps) {
  const m = useMessages(problemMessages);
  const uid = useSession().user?.uid;
  const page = useQuery(problemPageQuery({ problemId, context, uid, containsEnd: contest?.containsEnd }));
  const strip = useQuery(stripProblemsQuery(context, uid));
  const focusesHere = useFocusMode();
  usePageTitle(page.data?.problem.title);
  useContestUpdates(contest);
  if (isContextRefusal(strip.error))
    return (
      <RefusedProblem title={m.contextRefused} listAddress={contextListUrl(context)}>
        {strip.error.message}
      </RefusedProblem>
    );
  if (page.data === undefined && page.error !== null)
    return (
      <FailedProblem
        error={page.error}
        problemId={problemId}
        context={context}
        onRetry={() => void page.refetch()}
      />
    );
  return (
    <ProblemFrame
      info={page.data}
      problemId={problemId}
      context={context}
      isFocused={isFullScreen || focusesHere}
      isFullScreen={isFullScreen}
      isCodeFirst={isCodeFirst}
      contest={contest}
      head={head}
    />
  );
}

interface ProblemFrameProps {
  info: ProblemInfo | undefined;
  problemId: string;
  context: ProblemContext;
  isFocused: boolean;
  isFullScreen: boolean;
  isCodeFirst: boolean;
  contest: ContestSituation | undefined;
  head: ((strip: ReactNode) => ReactNode) | undefined;
}

const codeFirstLeft = 431;

function ProblemFrame({ info, problemId, context, isCodeFirst, contest, ...frame }: ProblemFrameProps) {
  const m = useMessages(problemMessages);
  const routeTitle = useRouteTitle();
  const isAssistantOpened = useAssistantOpened();
  const ownStatus = useOwnStatus(info?.problem.id, context);
  const { pane, showPane } = useNarrowPane(isCodeFirst ? 'right' : 'left');
  const written = info?.problem.examples;
  const examples = useMemo(() => parseExamples(written ?? ''), [written]);
  const runHere = (index: number) => {
    runSample(index);
    showPane('right');
  };
  const strip = hasStrip(context) && (
    <ProblemStrip context={context} problemId={problemId} isFullScreen={frame.isFullScreen} />
  );
  return (
    <div className={classes['root']} data-pane={pane} data-assistant={isAssistantOpened || undefined}>
      {frame.head === undefined ? strip : frame.head(strip)}
      {info === undefined ? (
        <HeaderSkeleton title={routeTitle} />
      ) : (
        <ProblemHeader
          problem={info.problem}
          context={context}
          ownStatus={ownStatus}
          isFocused={frame.isFocused}
        />
      )}
      <GuestWarning />
      <Splitter
        name={isCodeFirst ? 'coding' : 'problem'}
        {...(isCodeFirst && { defaultLeft: codeFirstLeft })}
        narrowPane={pane}
        openLabel={m.openStatement}
        left={
          info === undefined ? (
            <StatementSkeleton />
          ) : (
            <LeftPane
              key={info.problem.id}
              info={info}
              context={context}
              examples={examples}
              contest={contest}
              onRunSample={runHere}
            />
          )
        }
        right={
          <RightPane
            info={info}
            context={context}
            examples={examples}
            ownStatus={ownStatus}
            contest={contest}
          />
        }
      />
      <ViewSwitch pane={pane} onChange={showPane} />
      <AssistantPane pid={info?.problem.id} context={context} />
    </div>
  );
}

function useOwnStatus(pid: number | undefined, context: ProblemContext): number | undefined {
  const uid = useSession().user?.uid;
  const { data } = useQuery({
    ...ownStatusQuery(pid ?? 0, context, uid),
    enabled: uid !== undefined && pid !== undefined,
  });
  return data ?? undefined;
}
