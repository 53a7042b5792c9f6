import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import type { Chances } from './chance.ts';
import { userIdOf } from './seed-users.ts';
import {
  chineseBeginnings,
  chineseTasks,
  chineseThings,
  classifications,
  englishBeginnings,
  englishTasks,
  englishThings,
} from './words.ts';

/** Distinguishes seeded problems from others. */
const seededSource = '样例数据 Seeded content';

interface NewProblems {
  first: number;
  last: number;
  /** Possible authors. */
  users: number;
  now: Date;
}

/** Some come from other sites, as their prefix shows. */
const displayIdOf = (problem: RawBuilder<number>) =>
  sql<string>`CASE WHEN ${problem} % 25 = 0 THEN 'HDU-' || (1000 + ${problem}) WHEN ${problem} % 25 = 1 THEN 'CF-' || (100 + ${problem}) || 'A'
    ELSE 'P' || (10000 + ${problem}) END`;

export async function seedProblems(transaction: Queryable, chances: Chances, problems: NewProblems) {
  await insertProblems(transaction, chances, problems);
  await seedTags(transaction, chances, problems);
}

async function insertProblems(
  transaction: Queryable,
  { chance, pick, place }: Chances,
  { first, last, users, now }: NewProblems,
) {
  const problem = sql<number>`n`;
  const kind = chance(problem, 'kind');
  const author = sql<number>`1 + ${place(Math.max(users, 1), problem, { name: 'author', skew: 4 })}`;
  await sql`
    INSERT INTO problem (display_id, title, author_id, scoring, difficulty, visibility, group_id, is_remote, source,
      description, input_description, output_description, examples, hint, created_at, updated_at)
    SELECT ${displayIdOf(problem)}, ${titleOf({ pick, chance }, problem)},
      (SELECT id FROM user_account WHERE id = ${userIdOf(author)}),
      CASE WHEN ${chance(problem, 'scoring')} < 0.15 THEN 'oi' ELSE 'acm' END,
      floor(3 * power(${chance(problem, 'difficulty')}, 1.4))::smallint,
      CASE WHEN ${kind} < 0.02 THEN 'private' WHEN ${kind} < 0.03 THEN 'contest' ELSE 'public' END,
      CASE WHEN ${kind} >= 0.99 THEN 700001 END,
      n % 25 < 2, ${seededSource},
      ${statementOf(pick, problem)},
      '第一行一个整数 $n$（$1 \\le n \\le ' || (10 * (1 + n % 1000)) || '$）。' || E'\n\nThe second line has $n$ whole numbers.',
      '输出一个整数，即答案。' || E'\n\nPrint one whole number, the answer.',
      jsonb_build_array(jsonb_build_object('input', n || E'\n' || (n * 7 % 100), 'output', (n * 13 % 97)::text)),
      CASE WHEN n % 3 = 0 THEN '数据范围较大，请注意读入的速度。' END,
      ${now}::timestamptz - ${chance(problem, 'made')} * interval '800 days',
      ${now}::timestamptz - ${chance(problem, 'made')} * interval '300 days'
    FROM generate_series(${first}::bigint, ${last}::bigint) n
    ON CONFLICT DO NOTHING`.execute(transaction);
}

function titleOf({ pick, chance }: Pick<Chances, 'pick' | 'chance'>, problem: RawBuilder<number>) {
  const words = (lists: (readonly string[])[], use: string) =>
    lists.map((list, index) => pick(list, problem, `${use} ${String(index)}`));
  const chinese = sql.join(
    words([chineseBeginnings, chineseThings, chineseTasks], 'Chinese title'),
    sql` || `,
  );
  const english = sql.join(
    words([englishBeginnings, englishThings, englishTasks], 'English title'),
    sql` || ' ' || `,
  );
  const language = chance(problem, 'title');
  return sql<string>`CASE WHEN ${language} < 0.6 THEN ${chinese} WHEN ${language} < 0.85 THEN ${english}
    ELSE (${chinese}) || ' ' || (${english}) END`;
}

/** A page of text, which a list must not read. */
const statementOf = (pick: Chances['pick'], problem: RawBuilder<number>) => sql<string>`
  '## ' || ${pick(chineseThings, problem, 'statement')} || E'\n\n' || repeat(
    '小镇上有 $n$ 座' || ${pick(chineseThings, problem, 'statement thing')} || '，编号从 $1$ 到 $n$。' ||
    'Every morning somebody walks along ' || n || ' of them and writes down what is there. ', 10 + (n % 12)::integer)`;

/** A few tags are on many problems, most are on some. */
async function seedTags(transaction: Queryable, { chance }: Chances, { first, last }: NewProblems) {
  await sql`
    INSERT INTO tag_classification (name, position)
    SELECT name, 100 + position
    FROM unnest(${classifications.map(({ name }) => name)}::text[]) WITH ORDINALITY AS made(name, position)
    ON CONFLICT DO NOTHING`.execute(transaction);
  const tags = classifications.flatMap(({ name, tags: names }) => names.map((tag) => ({ name, tag })));
  await sql`
    INSERT INTO tag (name, classification_id)
    SELECT made.tag, (SELECT min(id) FROM tag_classification WHERE tag_classification.name = made.name)
    FROM unnest(${tags.map(({ name }) => name)}::text[], ${tags.map(({ tag }) => tag)}::text[]) AS made(name, tag)
    ON CONFLICT DO NOTHING`.execute(transaction);
  const which = sql<number>`n * 10 + turn`;
  await sql`
    INSERT INTO problem_tag (problem_id, tag_id)
    SELECT problem.id, tag.id
    FROM generate_series(${first}::bigint, ${last}::bigint) n
    CROSS JOIN generate_series(1, 4) turn
    JOIN problem ON problem.display_id = ${displayIdOf(sql<number>`n`)} AND problem.source = ${seededSource}
    JOIN tag ON tag.group_id IS NULL AND tag.judge_system = 'ME' AND tag.name = (${tags.map(({ tag }) => tag)}::text[])[
      1 + floor(${sql.lit(tags.length)} * power(${chance(which, 'tag')}, 1.8))::integer]
    WHERE ${chance(which, 'is tagged')} < 1.2 - 0.25 * turn
    ON CONFLICT DO NOTHING`.execute(transaction);
}

/** All problems ever seeded, numbered from zero without gaps, as the temporary table `seeded_problem`. */
export async function collectProblems(transaction: Queryable, numbered: number): Promise<number> {
  await sql`DROP TABLE IF EXISTS seeded_problem`.execute(transaction);
  await sql`
    CREATE TEMPORARY TABLE seeded_problem ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY n) - 1 AS place, problem.id, difficulty, scoring, problem.group_id
    FROM generate_series(1, ${sql.lit(numbered)}::bigint) n
    JOIN problem ON display_id = ${displayIdOf(sql<number>`n`)} AND source = ${sql.lit(seededSource)}`.execute(
    transaction,
  );
  await sql`CREATE UNIQUE INDEX ON seeded_problem (place)`.execute(transaction);
  await sql`ANALYZE seeded_problem`.execute(transaction);
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM seeded_problem`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}
