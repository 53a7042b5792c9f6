import { computeCell, type TrainingCell } from '@touchstone/rules/trainings/training-cell';
import type { CellKey, CountingTraining, listCountedSubmissions } from './progress.repository.ts';

type Submission = Awaited<ReturnType<typeof listCountedSubmissions>>[number];

/** One cell for each user and problem with a result that counts. */
export function computeCells(
  { id: trainingId, dueAt, latePercent }: Pick<CountingTraining, 'id' | 'dueAt' | 'latePercent'>,
  submissions: readonly Submission[],
  fullScores: ReadonlyMap<number, number>,
): (CellKey & TrainingCell)[] {
  const byCell = Map.groupBy(submissions, ({ userId, problemId }) => `${userId} ${String(problemId)}`);
  return [...byCell.values()].flatMap((own) => {
    const [{ userId, problemId } = { userId: '', problemId: 0 }] = own;
    const cell = computeCell(
      own.map(({ submittedAt, ...row }) => ({ ...row, submittedMs: submittedAt.getTime() })),
      { dueMs: dueAt?.getTime() ?? null, latePercent, fullScore: fullScores.get(problemId) ?? null },
    );
    return cell === undefined ? [] : [{ trainingId, userId, problemId, ...cell }];
  });
}
