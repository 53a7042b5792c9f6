/** A contest with as much as a large one has: contestants, problems and judged submissions, made by the database itself. */
import { inTransaction, sql, type Database, type Queryable } from '@touchstone/database';
import { createChances, type Chances } from './chance.ts';
import { nicknameBeginnings, nicknameEndings, schools } from './words.ts';

export interface ContestSeed {
  contestants: number;
  problems: number;
  submissions: number;
  startAt: Date;
  endAt: Date;
  /** Null where the board is never sealed. A seal stays until it is revealed. */
  sealedFrom: Date | null;
  /** Submissions are dated up to here, at most to the end. */
  now: Date;
  seed: number;
}

export interface SeededContest {
  contestId: number;
  /** By their display ids: A, B, … */
  problems: { displayId: string; problemId: number; contestProblemId: number }[];
  userIds: string[];
}

export async function seedContest(database: Database, input: ContestSeed): Promise<SeededContest> {
  const made = await inTransaction(database, async (transaction) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    const contestId = await insertContest(transaction, input);
    const problems = await insertProblems(transaction, contestId, input.problems);
    const chances = createChances(input.seed);
    const userIds = await insertContestants(transaction, chances, contestId, input.contestants);
    await insertSubmissions(transaction, chances, { ...input, contestId });
    return { contestId, problems, userIds };
  });
  await sql`VACUUM (ANALYZE) user_account, problem, submission, contest, contest_problem`.execute(database);
  return made;
}

async function insertContest(
  transaction: Queryable,
  { startAt, endAt, sealedFrom, contestants }: ContestSeed,
): Promise<number> {
  const { id } = await transaction
    .insertInto('contest')
    .values({
      title: `A contest of ${String(contestants)}`,
      description: 'Seeded.',
      scoring: 'acm',
      startAt,
      endAt,
      sealedFrom,
      isUnsealedAtEnd: false,
      isBoardPublic: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertProblems(transaction: Queryable, contestId: number, count: number) {
  const { rows } = await sql<SeededContest['problems'][number]>`
    WITH made AS (
      INSERT INTO problem (display_id, title, visibility)
      SELECT 'SC' || ${contestId}::bigint || chr(64 + n), 'Seeded problem ' || chr(64 + n), 'contest'
      FROM generate_series(1, ${count}::integer) n
      RETURNING id, display_id
    )
    INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title)
    SELECT ${contestId}::bigint, id, right(display_id, 1), 'Problem ' || right(display_id, 1) FROM made
    RETURNING display_id AS "displayId", problem_id AS "problemId", id AS "contestProblemId"`.execute(
    transaction,
  );
  return rows.toSorted((one, other) => (one.displayId < other.displayId ? -1 : 1));
}

const userIdOf = (contestId: number) => sql<string>`md5('contestant ' || ${contestId}::bigint || ' ' || n)`;

/** They have no password: nobody can log in as them. */
async function insertContestants(
  transaction: Queryable,
  { pick }: Chances,
  contestId: number,
  count: number,
): Promise<string[]> {
  const user = sql<number>`n`;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO user_account (id, username, nickname, school)
    SELECT ${userIdOf(contestId)}, 'team' || ${contestId}::bigint || '_' || n,
      ${pick(nicknameBeginnings, user, 'nickname')} || ${pick(nicknameEndings, user, 'nickname end')},
      ${pick(schools, user, 'school')}
    FROM generate_series(1, ${count}::bigint) n
    RETURNING id`.execute(transaction);
  return rows.map(({ id }) => id);
}

const program =
  '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b; }\n';

/** Everybody submits equally often; the first problems are tried the most. */
async function insertSubmissions(
  transaction: Queryable,
  { chance, place }: Chances,
  { contestId, contestants, problems, submissions, startAt, endAt, now }: ContestSeed & { contestId: number },
) {
  const row = sql<number>`n`;
  const seconds = (Math.min(endAt.getTime(), now.getTime()) - startAt.getTime()) / 1000;
  await sql`
    INSERT INTO submission (problem_id, contest_problem_id, user_id, contest_id, language, code, code_length, status,
      time_ms, memory_kb, judge_name, submitted_at, updated_at)
    SELECT contest_problem.problem_id, contest_problem.id, user_id, ${contestId}::bigint, 'C++ 17', ${program},
      ${program.length}::integer, status, 15, 3000, 'judge-1', submitted_at, submitted_at
    FROM (
      SELECT 1 + ${place(problems, row, { name: 'problem', skew: 1.5 })} AS problem_number,
        (SELECT md5('contestant ' || ${contestId}::bigint || ' ' || (1 + (n - 1) % ${contestants}::bigint))) AS user_id,
        (ARRAY[0, 0, 0, -1, -1, -1, 1, 3, 2, -2])[1 + floor(10 * ${chance(row, 'status')})::integer] AS status,
        ${startAt}::timestamptz + ${chance(row, 'time')} * ${seconds}::float8 * interval '1 second' AS submitted_at
      FROM generate_series(1, ${submissions}::bigint) n
    ) drawn
    JOIN contest_problem ON contest_problem.contest_id = ${contestId}::bigint
      AND contest_problem.display_id = chr(64 + problem_number::integer)`.execute(transaction);
}
