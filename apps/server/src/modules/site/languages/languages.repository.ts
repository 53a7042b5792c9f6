import { sql, type Queryable } from '@touchstone/database';

export interface LanguageFields {
  name: string;
  contentType: string;
  description: string;
  compileCommand: string | null;
  sampleProgram: string | null;
  codeTemplate: string | null;
  isCheckerLanguage: boolean;
  position: number;
}

/** The key of our own judge among the judge systems. */
export const ownJudge = 'ME';

/** Serializes changes of languages until the transaction ends; reads continue. */
export async function lockLanguages(transaction: Queryable) {
  await sql`LOCK TABLE language IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

export function listStoredLanguages(database: Queryable) {
  return database
    .selectFrom('language')
    .select(['id', 'judgeSystem', 'name', 'contentType', 'description', 'compileCommand', 'sampleProgram'])
    .select(['codeTemplate', 'isCheckerLanguage', 'position', 'isMissing'])
    .execute();
}

export async function insertLanguages(
  database: Queryable,
  rows: (LanguageFields & { judgeSystem: string })[],
) {
  await database.insertInto('language').values(rows).execute();
}

/** Languages that another judge offers no more are kept for the submissions that refer to them. */
export async function hideLanguages(database: Queryable, ids: readonly number[]) {
  await database.updateTable('language').set({ isMissing: true }).where('id', 'in', ids).execute();
}

/** Offers the languages that judges have, and marks the others as missing. */
export async function markMissingLanguages(database: Queryable, present: readonly string[]) {
  const isPresent = sql<boolean>`(name = ANY(${present}::text[]))`;
  await database
    .updateTable('language')
    .set({ isMissing: sql<boolean>`NOT ${isPresent}` })
    .where('judgeSystem', '=', ownJudge)
    .where('isMissing', '=', isPresent)
    .execute();
}

export async function updateLanguage(
  database: Queryable,
  id: number,
  changes: LanguageFields & { isMissing?: boolean; updatedAt: Date },
) {
  await database.updateTable('language').set(changes).where('id', '=', id).execute();
}
