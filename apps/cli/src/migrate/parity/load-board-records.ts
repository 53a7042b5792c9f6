import type { ClientBase } from 'pg';
import type { SourceReader, SourceRow } from '@touchstone/site-migration/source/source-reader';
import type { BoardContest, BoardRecord } from './compare-boards.ts';

export async function listContests(client: ClientBase): Promise<BoardContest[]> {
  const { rows } = await client.query<BoardContest>(
    `SELECT id::int, scoring, oi_basis AS "oiBasis", extract(epoch FROM end_at - start_at)::int AS "durationSeconds"
     FROM contest ORDER BY id`,
  );
  return rows;
}

export async function loadOwnRecords(client: ClientBase, contestId: number): Promise<BoardRecord[]> {
  const { rows } = await client.query<BoardRecord>(
    `SELECT user_id AS "userId", contest_problem_id::int AS "contestProblemId", submission.id::int AS "submissionId",
            floor(extract(epoch FROM submitted_at - start_at))::int AS second, status, score, time_ms AS "runTimeMs"
     FROM submission JOIN contest ON contest.id = contest_id
     WHERE contest_id = $1 AND contest_problem_id IS NOT NULL AND submitted_at >= start_at`,
    [contestId],
  );
  return rows;
}

/** The records of HOJ, by contest. */
export async function loadFormerRecords(reader: SourceReader): Promise<Map<number, BoardRecord[]>> {
  const records = new Map<number, BoardRecord[]>();
  if (!(await reader.hasTable('contest_record'))) return records;
  for await (const { rows } of reader.batches({ table: 'contest_record', key: 'id', after: null }))
    for (const row of rows) {
      const contestId = Number(row['cid']);
      const own = records.get(contestId) ?? [];
      own.push(toRecord(row));
      records.set(contestId, own);
    }
  return records;
}

const numberOrNull = (row: SourceRow, column: string) => (row[column] === null ? null : Number(row[column]));

const toRecord = (row: SourceRow): BoardRecord => ({
  userId: String(row['uid']),
  contestProblemId: Number(row['cpid']),
  submissionId: Number(row['submit_id']),
  second: Number(row['time'] ?? 0),
  status: statusOf(numberOrNull(row, 'status')),
  score: numberOrNull(row, 'score'),
  runTimeMs: numberOrNull(row, 'use_time'),
});

/** A record of HOJ only says whether it is accepted, has a penalty, has none, or waits. */
function statusOf(code: number | null): number {
  const [accepted, wrongAnswer, pending, partial] = [0, -1, 5, 8];
  if (code === null) return pending;
  if (code === 1) return accepted;
  return code === -1 ? wrongAnswer : partial;
}
