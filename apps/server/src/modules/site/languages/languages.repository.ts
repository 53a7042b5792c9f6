import { sql, type Queryable } from '@touchstone/database';

export interface LanguageFields {
  name: string;
  contentType: string;
  description: string;
  compileCommand: string | null;
  sampleProgram: string;
  codeTemplate: string;
  isCheckerLanguage: boolean;
  position: number;
}

/** The key of our own judge among the judge systems. */
const ownJudge = 'ME';

/** Serializes changes of languages until the transaction ends; reads continue. */
export async function lockLanguages(transaction: Queryable) {
  await sql`LOCK TABLE language IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

export function listOwnLanguages(database: Queryable) {
  return database
    .selectFrom('language')
    .select(['id', 'name', 'contentType', 'description', 'compileCommand', 'sampleProgram'])
    .select(['codeTemplate', 'isCheckerLanguage', 'position'])
    .where('judgeSystem', '=', ownJudge)
    .execute();
}

export async function insertOwnLanguages(database: Queryable, languages: LanguageFields[]) {
  const rows = languages.map((language) => ({ ...language, judgeSystem: ownJudge }));
  await database.insertInto('language').values(rows).execute();
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
  changes: LanguageFields & { updatedAt: Date },
) {
  await database.updateTable('language').set(changes).where('id', '=', id).execute();
}
