/**
 * How this works: submissions of contests that keep test runs apart are not judged beside a test run on the same machine
 * (`rules/judging/apart.ts`). Claims of one machine take turns while there is such a contest, so that each sees what the one
 * before has taken. A submission does not wait for test runs: they go back to the queue, and their judge is told to end them.
 */
import { sql, type Queryable } from '@touchstone/database';
import type { MachineState } from '@touchstone/rules/judging/apart';
import { aliveSince } from './judging.repository.ts';

const isApart = sql<boolean>`contest.keeps_test_runs_apart AND contest.group_id IS NULL`;

export const isAnyContestApart = sql<boolean>`EXISTS (SELECT FROM contest WHERE ${isApart})`;

/** Judges that do not say where they run count as those of one machine. */
const machineOf = sql`coalesce(machine_id, '')`;

/** Until the transaction ends, no other claim for this machine decides. */
export async function lockMachine(transaction: Queryable, judgeName: string): Promise<string> {
  const { rows } = await sql<{ machine: string }>`
    SELECT coalesce((SELECT ${machineOf} FROM judge WHERE name = ${judgeName}), '') AS machine`.execute(
    transaction,
  );
  const machine = rows[0]?.machine ?? '';
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('test runs apart on ' || ${machine}::text, 0))`.execute(
    transaction,
  );
  return machine;
}

export async function loadMachineState(
  transaction: Queryable,
  { machine, languages, now }: { machine: string; languages: readonly string[]; now: Date },
): Promise<MachineState> {
  const { rows } = await sql<Omit<MachineState, 'machine' | 'longestWaitMs'> & { waitsSince: Date | null }>`
    WITH apart AS MATERIALIZED (
      SELECT task.attempt_id, task.judge_name, task.language, task.created_at
      FROM judging_task task
      JOIN submission ON submission.id = task.submission_id
      JOIN contest ON contest.id = submission.contest_id
      WHERE ${isApart}
    )
    SELECT
      ARRAY(SELECT DISTINCT ${machineOf} FROM judge WHERE last_seen_at > ${aliveSince(now)}) AS machines,
      EXISTS (SELECT FROM apart)
        OR EXISTS (SELECT FROM contest WHERE ${isApart} AND ${now} BETWEEN start_at AND end_at) AS is_contest_on,
      EXISTS (SELECT FROM apart JOIN judge ON judge.name = apart.judge_name
              WHERE attempt_id IS NOT NULL AND ${machineOf} = ${machine}) AS is_contest_here,
      (SELECT min(created_at) FROM apart
       WHERE attempt_id IS NULL AND language = ANY (${languages}::text[])) AS waits_since`.execute(
    transaction,
  );
  const { waitsSince = null, ...state } = rows[0] ?? {
    machines: [],
    isContestOn: false,
    isContestHere: false,
  };
  return {
    ...state,
    machine,
    longestWaitMs: waitsSince === null ? null : Math.max(0, now.getTime() - waitsSince.getTime()),
  };
}

/** Which of these tasks are submissions of such contests. */
export async function listApartTasks(transaction: Queryable, taskIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    SELECT task.id FROM judging_task task
    JOIN submission ON submission.id = task.submission_id
    JOIN contest ON contest.id = submission.contest_id
    WHERE task.id = ANY (${taskIds}::bigint[]) AND ${isApart}`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

export interface RunningTestRun {
  attemptId: string;
  judgeInstance: string;
}

/** The test runs that judges of this machine have. */
export async function listTestRunsOf(transaction: Queryable, machine: string): Promise<RunningTestRun[]> {
  const { rows } = await sql<RunningTestRun>`
    SELECT attempt_id, judge_instance FROM judging_task task JOIN judge ON judge.name = task.judge_name
    WHERE task.lane IN ('test-run', 'counter-example') AND task.attempt_id IS NOT NULL
      AND ${machineOf} = ${machine}`.execute(transaction);
  return rows;
}
