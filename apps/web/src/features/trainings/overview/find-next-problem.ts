import { statuses } from '@touchstone/contract/statuses';
import type { Cell } from '../api/get-training.ts';

interface Listed {
  readonly problemId: string;
}

/** The first problem that is not solved; if all are solved, the first one. Undefined without problems. */
export function findNextProblem(
  problems: readonly Listed[],
  cells: Readonly<Record<string, Pick<Cell, 'status'>>>,
): { problemId: string; isSolved: boolean } | undefined {
  const isSolved = ({ problemId }: Listed) => cells[problemId]?.status === statuses.accepted;
  const next = problems.find((problem) => !isSolved(problem)) ?? problems[0];
  return next && { problemId: next.problemId, isSolved: isSolved(next) };
}
