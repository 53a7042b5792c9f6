/**
 * Runs are numerous and rarely needed: they are loaded in portions, when an administrator of the contest follows them.
 */
import type { Queryable } from '@touchstone/database';
import { judgementIdOf, submissionNumberOf } from './clics-ids.ts';
import { listCaseResults } from './clics.repository.ts';
import type { ContestFacts } from './contest-facts.ts';
import { presentRun } from './live-objects.ts';

export type Run = NonNullable<ReturnType<typeof presentRun>>;

/** By judgement id. A judgement that was replaced has none. */
export type LoadRuns = (facts: ContestFacts, judgementIds: readonly string[]) => Promise<Map<string, Run[]>>;

export const createRunLoader =
  (database: Queryable): LoadRuns =>
  async (facts, judgementIds) => {
    const rows = judgementIds.flatMap((id) => {
      const row = facts.submissions.get(submissionNumberOf(id) ?? 0);
      return row !== undefined && judgementIdOf(row) === id ? [row] : [];
    });
    if (rows.length === 0) return new Map();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const results = await listCaseResults(database, [...byId.keys()]);
    const runs = new Map<string, Run[]>();
    for (const result of results) {
      const row = byId.get(result.submissionId);
      const run = row === undefined ? undefined : presentRun(facts, row, result);
      if (run !== undefined) runs.set(run.judgement_id, [...(runs.get(run.judgement_id) ?? []), run]);
    }
    return runs;
  };
