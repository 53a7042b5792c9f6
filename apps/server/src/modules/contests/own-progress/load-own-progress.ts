/** How far somebody is with the problems of a contest that its door has let him into. */
import type { Queryable } from '@touchstone/database';
import { judgedOnly, ownResult, type OwnResult } from '@touchstone/rules/contests/own-result';
import { countedUntil } from '@touchstone/rules/contests/shown-window';
import type { OpenContest } from '../open-contest.ts';
import { listOwnSubmissions } from './own-progress.repository.ts';

interface Wanted {
  userId: string;
  includesAfterEnd: boolean;
  /** Whether what is still judged is left out. */
  isJudgedOnly?: boolean;
}

/** By problem; those without a submission are left out. */
export async function loadOwnProgress(
  database: Queryable,
  { contest, rules, hiddenFields }: OpenContest,
  { userId, includesAfterEnd, isJudgedOnly = false }: Wanted,
): Promise<Map<number, OwnResult>> {
  // The seal does not change what was submitted, only what is told of it.
  const untilMs = countedUntil(rules, { resultsHiddenFromMs: null }, includesAfterEnd);
  const until = untilMs === null ? null : new Date(untilMs);
  const submissions = await listOwnSubmissions(database, { contestId: contest.id, userId, until });
  const telling = { scoring: contest.scoring, isSealed: hiddenFields.resultsHiddenFromMs !== null };
  const byProblem = Map.groupBy(
    isJudgedOnly ? judgedOnly(submissions) : submissions,
    ({ problemId }) => problemId,
  );
  return new Map(
    [...byProblem].flatMap(([problemId, own]): [number, OwnResult][] => {
      const result = ownResult(own, telling);
      return result === undefined ? [] : [[problemId, result]];
    }),
  );
}
