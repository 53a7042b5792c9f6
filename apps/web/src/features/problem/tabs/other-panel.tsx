import { lazy, Suspense } from 'react';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import type { ContestSituation } from '../context/contest-situation.ts';
import type { ExtraFile } from '../extra-files/parse-extra-files.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import type { ProblemTab } from './problem-tabs.ts';

const OwnSubmissions = lazy(async () => ({
  default: (await import('../own-submissions/own-submissions.tsx')).OwnSubmissions,
}));
const ExtraFiles = lazy(async () => ({
  default: (await import('../extra-files/extra-files.tsx')).ExtraFiles,
}));
const Statistics = lazy(async () => ({
  default: (await import('../statistics/statistics.tsx')).Statistics,
}));

const Solutions = lazy(async () => ({
  default: (await import('../solutions/solutions.tsx')).Solutions,
}));

interface OtherPanelProps {
  tab: Exclude<ProblemTab, 'problemDetail'>;
  info: ProblemInfo;
  files: readonly ExtraFile[];
  context: ProblemContext;
  contest: ContestSituation | undefined;
}

const expectedRows = 6;

/** The content of the other tabs loads on demand, so that the statement does not wait for it. */
export function OtherPanel({ tab, info, files, context, contest }: OtherPanelProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={expectedRows} />}>
      {tab === 'mySubmission' && (
        <OwnSubmissions problem={info.problem} context={context} contest={contest} />
      )}
      {tab === 'solutions' && <Solutions problemId={info.problem.problemId} context={context} />}
      {tab === 'extraFile' && <ExtraFiles files={files} />}
      {tab === 'statistics' && <Statistics count={info.problemCount} />}
    </Suspense>
  );
}
