import type { ProblemPlace, WorkbenchProblem } from './workbench-problem.ts';

export interface WorkbenchProps {
  problem: WorkbenchProblem;
  place: ProblemPlace;
  /** A submission made here has its final result. */
  onJudged: () => void;
}

/** The right pane of a problem's page: editor, online run, submit, verdict. Fills the height it is given. */
export function Workbench({ problem }: WorkbenchProps) {
  return <section aria-label={problem.title} />;
}
