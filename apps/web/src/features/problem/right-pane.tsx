import { useQueryClient } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMemo } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import type { ProblemInfo } from './api/get-problem-page.ts';
import { problemKey } from './api/problem-key.ts';
import { conditionsIn, type ContestSituation } from './context/contest-situation.ts';
import { problemMessages } from './problem-messages.ts';
import { WorkbenchSkeleton } from './states/problem-skeleton.tsx';
import type { Example } from '../../ui/statement/parse-examples.ts';
import { useWorkbench } from './use-workbench.ts';
import type { ProblemContext, WorkbenchProblem } from './workbench/workbench-problem.ts';

interface RightPaneProps {
  /** Undefined while loading. */
  info: ProblemInfo | undefined;
  context: ProblemContext;
  examples: Example[];
  /** The viewer's status; undefined while loading. */
  ownStatus: number | undefined;
  contest: ContestSituation | undefined;
}

const toWorkbenchProblem = (
  info: ProblemInfo,
  examples: Example[],
  isAccepted: boolean,
): WorkbenchProblem => ({
  pid: info.problem.id,
  problemId: info.problem.problemId,
  title: info.problem.title,
  type: info.problem.type,
  judgeMode: info.problem.judgeMode,
  languages: info.languages,
  codeTemplate: info.codeTemplate,
  examples,
  isRemote: info.problem.isRemote,
  isAccepted,
  timeLimit: info.problem.timeLimit,
  memoryLimit: info.problem.memoryLimit,
});

export function RightPane({ info, context, examples, ownStatus, contest }: RightPaneProps) {
  const m = useMessages(problemMessages);
  const client = useQueryClient();
  const { state, retry } = useWorkbench(info !== undefined);
  const isAccepted = ownStatus === statuses.accepted;
  const problem = useMemo(
    () => (info === undefined ? undefined : toWorkbenchProblem(info, examples, isAccepted)),
    [info, examples, isAccepted],
  );
  if (state.kind === 'failed') return <ErrorState title={m.editorFailed} onRetry={retry} />;
  if (state.kind === 'loading' || problem === undefined) return <WorkbenchSkeleton />;
  const { Workbench } = state;
  return (
    <Workbench
      key={problem.pid}
      problem={problem}
      context={context}
      conditions={conditionsIn(contest, ownStatus)}
      // The counts, the viewer's result, their submissions and the strip have changed.
      onJudged={() => void client.invalidateQueries({ queryKey: [problemKey] })}
    />
  );
}
