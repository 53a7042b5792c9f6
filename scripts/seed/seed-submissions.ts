import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import type { Chances } from './chance.ts';
import { userIdOf } from './seed-users.ts';
import { programs } from './words.ts';

interface NewSubmissions {
  count: number;
  /** The number from earlier runs: each run creates other rows. */
  earlier: number;
  /** The number of seeded users, and of problems in `seeded_problem`. */
  users: number;
  problems: number;
  now: Date;
  onProgress: (made: number) => void;
}

/** Rows per statement: large enough to be fast, small enough for progress output. */
const batchSize = 50_000;

/** All are finished, so no judge runs them. */
export async function seedSubmissions(transaction: Queryable, chances: Chances, wanted: NewSubmissions) {
  if (wanted.users === 0 || wanted.problems === 0) return;
  for (let made = 0; made < wanted.count; made += batchSize) {
    const last = Math.min(made + batchSize, wanted.count);
    await insertBatch(transaction, chances, { ...wanted, first: made + 1, last });
    wanted.onProgress(last);
  }
}

async function insertBatch(
  transaction: Queryable,
  chances: Chances,
  { first, last, count, earlier, users, problems, now }: NewSubmissions & { first: number; last: number },
) {
  const { chance, place } = chances;
  const row = sql<number>`n + ${sql.lit(earlier)}`;
  // A third of the users never submit; of the others a few submit the most.
  const active = Math.max(1, Math.floor(users * 0.7));
  await sql`
    INSERT INTO submission (problem_id, user_id, contest_id, group_id, language, code, code_length, status, score,
      oi_rank_score, time_ms, memory_kb, error_message, is_shared, judge_name, submitted_at, updated_at)
    SELECT problem_id, user_id, contest_id, group_id, language, code, length(code), status, score,
      CASE WHEN score IS NOT NULL AND contest_id IS NULL THEN round(score * 0.1 + difficulty * 2)::integer END,
      CASE WHEN status <> -2 THEN time_ms END, CASE WHEN status <> -2 THEN memory_kb END,
      CASE WHEN status = -2 THEN 'main.cpp:7:3: error: expected '';'' before ''}'' token' END,
      is_shared, 'judge-1', submitted_at, submitted_at
    FROM (
      SELECT drawn.*, replace(program.code, '%', n::text) AS code, program.language,
        CASE WHEN scoring = 'acm' OR status IN (-2, -4, 4, 10) THEN NULL
          WHEN status = 0 THEN 100 WHEN status = 8 THEN 10 + floor(80 * ${chance(row, 'score')})::integer ELSE 0 END AS score,
        floor(${chance(row, 'time')} * CASE WHEN status = 1 THEN 100 ELSE 900 END + CASE WHEN status = 1 THEN 1000 ELSE 1 END)::integer AS time_ms,
        3000 + floor(40000 * power(${chance(row, 'memory')}, 3))::integer AS memory_kb,
        status = 0 AND ${chance(row, 'shared')} < 0.1 AS is_shared,
        ${timeOf({ chance }, row, { count, now })} AS submitted_at
      FROM (
        SELECT n, problem.id AS problem_id, problem.difficulty, problem.scoring, ${userIdOf(sql<number>`user_number`)} AS user_id,
          CASE WHEN ${chance(row, 'place')} < 0.05 THEN 800001 + floor(20 * ${chance(row, 'contest')})::bigint END AS contest_id,
          coalesce(problem.group_id, CASE WHEN ${chance(row, 'place')} > 0.98 THEN 700001 END) AS group_id,
          ${statusOf(chances, row)} AS status
        FROM (
          SELECT n, 1 + ${place(active, row, { name: 'user', skew: 2 })} AS user_number,
            ${place(problems, row, { name: 'problem', skew: 2 })} AS problem_place
          FROM generate_series(${first}::bigint, ${last}::bigint) n
        ) AS who
        JOIN seeded_problem problem ON problem.place = problem_place
      ) AS drawn
      JOIN unnest(${programs.map(({ language }) => language)}::text[], ${programs.map(({ code }) => code)}::text[])
        WITH ORDINALITY AS program(language, code, position)
        ON position = 1 + ${place(programs.length, row, { name: 'program', skew: 1.6 })}
      ORDER BY n
    ) AS made`.execute(transaction);
}

/** Good users and easy problems have more accepted submissions. */
function statusOf({ chance }: Chances, row: RawBuilder<number>) {
  const skill = chance(sql<number>`user_number`, 'skill');
  const verdict = chance(row, 'verdict');
  return sql<number>`CASE
    WHEN ${chance(row, 'accepted')} < 0.25 + 0.45 * ${skill} - 0.1 * problem.difficulty THEN 0
    WHEN ${verdict} < 0.50 THEN CASE WHEN problem.scoring = 'oi' THEN 8 ELSE -1 END
    WHEN ${verdict} < 0.68 THEN 1
    WHEN ${verdict} < 0.80 THEN 3
    WHEN ${verdict} < 0.92 THEN -2
    WHEN ${verdict} < 0.96 THEN 2
    WHEN ${verdict} < 0.985 THEN -3
    WHEN ${verdict} < 0.991 THEN -4
    WHEN ${verdict} < 0.997 THEN 4
    ELSE 10 END`;
}

const spanDays = 730;

/**
 * In the order of their numbers, with growing frequency and fewer at night. `share` goes from 0 to 1 with the numbers;
 * the curve is monotonic, so it keeps the order.
 */
function timeOf(
  { chance }: Pick<Chances, 'chance'>,
  row: RawBuilder<number>,
  { count, now }: { count: number; now: Date },
) {
  const share = sql<number>`((n - ${chance(row, 'moment')}) / ${sql.lit(count)})`;
  const days = sql<number>`(${sql.lit(spanDays)} * power(${share}, 0.7))`;
  return sql<Date>`${now}::timestamptz - (${sql.lit(spanDays)} - (${days} - 0.85 * sin(2 * pi() * ${days}) / (2 * pi()))) * interval '1 day'`;
}
