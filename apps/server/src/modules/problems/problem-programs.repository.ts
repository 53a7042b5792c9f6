/** Generators and the validator of a problem. */
import type { Queryable } from '@touchstone/database';

export interface ProblemProgram {
  readonly kind: 'generator' | 'validator';
  /** Unique within its problem. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** Of a generator: one call per line, with `{seed}` in place of a number. */
  readonly argumentLines: readonly string[];
}

export async function listProblemPrograms(database: Queryable, problemId: number): Promise<ProblemProgram[]> {
  const rows = await database
    .selectFrom('problemProgram')
    .select(['kind', 'name', 'language', 'code', 'argumentLines'])
    .where('problemId', '=', problemId)
    .orderBy('position')
    .execute();
  // replaceProblemPrograms is the only writer of the column.
  return rows.map((row) => ({ ...row, argumentLines: row.argumentLines as string[] }));
}

/** Replaces the programs, in this order. The caller ensures that names are unique and that there is one validator at most. */
export async function replaceProblemPrograms(
  transaction: Queryable,
  { problemId, programs, now }: { problemId: number; programs: readonly ProblemProgram[]; now: Date },
) {
  await transaction.deleteFrom('problemProgram').where('problemId', '=', problemId).execute();
  if (programs.length === 0) return;
  const rows = programs.map(({ kind, name, language, code, argumentLines }, index) => ({
    problemId,
    kind,
    position: index + 1,
    name,
    language,
    code,
    argumentLines: JSON.stringify(argumentLines),
    updatedAt: now,
  }));
  await transaction.insertInto('problemProgram').values(rows).execute();
}
