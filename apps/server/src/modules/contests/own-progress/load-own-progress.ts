/** The viewer's results in a contest, after its access check. */
import type { Queryable } from '@touchstone/database';
import { judgedOnly, ownResult, type OwnResult } from '@touchstone/rules/contests/own-result';
import { countedUntil } from '@touchstone/rules/contests/shown-window';
import type { OpenContest } from '../open-contest.ts';
import { listOwnSubmissions } from './own-progress.repository.ts';

interface Wanted {
  userId: string;
  includesAfterEnd: boolean;
  /** Excludes submissions that are still being judged. */
  isJudgedOnly?: boolean;
}

/** By problem id. Problems without a submission are absent. */
export async function loadOwnProgress(
  database: Queryable,
  { contest, rules, hiddenFields }: OpenContest,
  { userId, includesAfterEnd, isJudgedOnly = false }: Wanted,
): Promise<Map<number, OwnResult>> {
  // The freeze hides results, not the existence of own submissions.
  const untilMs = countedUntil(rules, { resultsHiddenFromMs: null }, includesAfterEnd);
  const until = untilMs === null ? null : new Date(untilMs);
  const submissions = await listOwnSubmissions(database, { contestId: contest.id, userId, until });
  const options = { scoring: contest.scoring, isFrozen: hiddenFields.resultsHiddenFromMs !== null };
  const byProblem = Map.groupBy(
    isJudgedOnly ? judgedOnly(submissions) : submissions,
    ({ problemId }) => problemId,
  );
  return new Map(
    [...byProblem].flatMap(([problemId, own]): [number, OwnResult][] => {
      const result = ownResult(own, options);
      return result === undefined ? [] : [[problemId, result]];
    }),
  );
}
