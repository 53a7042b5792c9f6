/** The SQL of comparisons, their programs and their pairs. */
import type { SimilarityChoice, SimilarityFamily, SimilarityMark } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { TargetKey } from './similarity-target.ts';

const columns = { contest: 'contestId', training: 'trainingId', problem: 'problemId' } as const;

export interface IgnoredFile {
  name: string;
  code: string;
}

export interface NewComparison {
  target: TargetKey;
  choice: SimilarityChoice;
  families: readonly SimilarityFamily[];
  threshold: number;
  problemIds: readonly number[];
  ignored: readonly IgnoredFile[];
  startedBy: string;
  now: Date;
}

export async function insertComparison(transaction: Queryable, comparison: NewComparison): Promise<number> {
  const { target, choice, families, threshold, problemIds, ignored, startedBy, now } = comparison;
  const { id } = await transaction
    .insertInto('similarityComparison')
    .values({
      [columns[target.kind]]: target.id,
      choice,
      families: JSON.stringify(families),
      threshold,
      problemIds: JSON.stringify(problemIds),
      ignored: JSON.stringify(ignored),
      startedBy,
      startedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const comparisons = (database: Queryable) =>
  database
    .selectFrom('similarityComparison as comparison')
    .leftJoin('userAccount', 'userAccount.id', 'comparison.startedBy')
    .selectAll('comparison')
    // `insertComparison` is the only writer.
    .$narrowType<{
      families: SimilarityFamily[];
      problemIds: number[];
      ignored: { name: string; code: string }[];
    }>()
    .select('userAccount.username')
    .select([
      sql<number>`(SELECT count(*) FROM similarity_pair WHERE comparison_id = comparison.id)`.as('pairs'),
      sql<number>`(
        SELECT count(*) FROM similarity_pair WHERE comparison_id = comparison.id AND mark IS NOT NULL)`.as(
        'marked',
      ),
    ]);

export type ComparisonRow = NonNullable<Awaited<ReturnType<typeof findComparison>>>;

/** Newest first. */
export const listComparisons = (database: Queryable, { kind, id }: TargetKey) =>
  comparisons(database)
    .where(`comparison.${columns[kind]}`, '=', id)
    .orderBy('comparison.id', 'desc')
    .execute();

export const findComparison = (database: Queryable, id: number) =>
  comparisons(database).where('comparison.id', '=', id).executeTakeFirst();

export function targetOfRow({
  contestId,
  trainingId,
  problemId,
}: Pick<ComparisonRow, 'contestId' | 'trainingId' | 'problemId'>): TargetKey {
  if (contestId !== null) return { kind: 'contest', id: contestId };
  if (trainingId !== null) return { kind: 'training', id: trainingId };
  if (problemId !== null) return { kind: 'problem', id: problemId };
  throw new Error('a comparison has no target');
}

/** Serialises the starts for one target. */
export const lockTarget = async (transaction: Queryable, { kind, id }: TargetKey) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`similarity ${kind} ${String(id)}`}, 0))`.execute(
    transaction,
  );

/** Undefined if it was deleted or is finished. */
export const lockUnfinished = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('similarityComparison')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .forUpdate()
    .executeTakeFirst();

export interface ComparisonChange {
  state?: ComparisonRow['state'];
  done?: number;
  total?: number;
  tooShort?: number;
  omitted?: number;
  finishedAt?: Date;
}

export async function updateComparison(transaction: Queryable, id: number, change: ComparisonChange) {
  await transaction.updateTable('similarityComparison').set(change).where('id', '=', id).execute();
}

/** Returns whether it still exists. */
export async function updateProgress(database: Queryable, id: number, done: number): Promise<boolean> {
  const row = await database
    .updateTable('similarityComparison')
    .set({ done })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteComparison(transaction: Queryable, id: number) {
  await transaction.deleteFrom('similarityComparison').where('id', '=', id).execute();
}

export interface NewPair {
  leftSubmissionId: number;
  rightSubmissionId: number;
  similarity: number;
  longestFragment: number;
}

export async function replacePairs(transaction: Queryable, comparisonId: number, pairs: readonly NewPair[]) {
  await transaction.deleteFrom('similarityProgram').where('comparisonId', '=', comparisonId).execute();
  const submissionIds = [
    ...new Set(
      pairs.flatMap(({ leftSubmissionId, rightSubmissionId }) => [leftSubmissionId, rightSubmissionId]),
    ),
  ].toSorted((a, b) => a - b);
  await sql`
    INSERT INTO similarity_program (comparison_id, submission_id)
    SELECT ${comparisonId}, unnest(${submissionIds}::bigint[])`.execute(transaction);
  await sql`
    INSERT INTO similarity_pair (comparison_id, left_id, right_id, similarity, longest_fragment)
    SELECT ${comparisonId}, one.id, other.id, pair.similarity, pair.longest
    FROM unnest(
      ${pairs.map(({ leftSubmissionId }) => leftSubmissionId)}::bigint[],
      ${pairs.map(({ rightSubmissionId }) => rightSubmissionId)}::bigint[],
      ${pairs.map(({ similarity }) => similarity)}::real[],
      ${pairs.map(({ longestFragment }) => longestFragment)}::integer[]
    ) AS pair (left_submission, right_submission, similarity, longest)
    JOIN similarity_program one
      ON one.comparison_id = ${comparisonId} AND one.submission_id = pair.left_submission
    JOIN similarity_program other
      ON other.comparison_id = ${comparisonId} AND other.submission_id = pair.right_submission`.execute(
    transaction,
  );
}

/** Two programs that were marked in an earlier comparison of the target keep their newest mark. */
export async function copyMarks(transaction: Queryable, comparisonId: number, { kind, id }: TargetKey) {
  const column = sql.ref(`earlier.${columns[kind]}`);
  await sql`
    UPDATE similarity_pair
    SET mark = old.mark, note = old.note, marked_by = old.marked_by, marked_at = old.marked_at
    FROM (
      SELECT DISTINCT ON (new_pair.id) new_pair.id, pair.mark, pair.note, pair.marked_by, pair.marked_at
      FROM similarity_pair new_pair
      JOIN similarity_program new_left ON new_left.id = new_pair.left_id
      JOIN similarity_program new_right ON new_right.id = new_pair.right_id
      JOIN similarity_program old_left ON old_left.submission_id = new_left.submission_id
      JOIN similarity_pair pair ON pair.left_id = old_left.id AND pair.mark IS NOT NULL
      JOIN similarity_program old_right
        ON old_right.id = pair.right_id AND old_right.submission_id = new_right.submission_id
      JOIN similarity_comparison earlier ON earlier.id = pair.comparison_id AND ${column} = ${id}
      WHERE new_pair.comparison_id = ${comparisonId} AND pair.comparison_id <> ${comparisonId}
      ORDER BY new_pair.id, pair.marked_at DESC
    ) old
    WHERE similarity_pair.id = old.id`.execute(transaction);
}

const pairs = (database: Queryable) =>
  database
    .selectFrom('similarityPair as pair')
    .leftJoin('userAccount', 'userAccount.id', 'pair.markedBy')
    .select(['pair.id', 'pair.comparisonId', 'pair.leftId', 'pair.rightId', 'pair.similarity'])
    .select(['pair.longestFragment', 'pair.mark', 'pair.note', 'userAccount.username as markedBy']);

/** The most similar first. */
export const listPairs = (database: Queryable, comparisonId: number) =>
  pairs(database)
    .where('pair.comparisonId', '=', comparisonId)
    .orderBy('pair.similarity', 'desc')
    .orderBy('pair.longestFragment', 'desc')
    .orderBy('pair.id')
    .execute();

export type PairRow = Awaited<ReturnType<typeof listPairs>>[number];

export const findPair = (database: Queryable, id: number) =>
  pairs(database).where('pair.id', '=', id).executeTakeFirst();

export async function updateMark(
  transaction: Queryable,
  id: number,
  change: { mark: SimilarityMark | null; note: string; markedBy: string | null; markedAt: Date | null },
) {
  await transaction.updateTable('similarityPair').set(change).where('id', '=', id).execute();
}

export const listPrograms = (database: Queryable, comparisonId: number) =>
  database
    .selectFrom('similarityProgram as program')
    .innerJoin('submission', 'submission.id', 'program.submissionId')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['program.id', 'program.submissionId', 'submission.userId', 'submission.problemId'])
    .select(['submission.language', 'submission.status', 'submission.submittedAt'])
    .select(['userAccount.username', 'userAccount.realname'])
    .where('program.comparisonId', '=', comparisonId)
    .orderBy('program.id')
    .execute();

export type ProgramRow = Awaited<ReturnType<typeof listPrograms>>[number];
