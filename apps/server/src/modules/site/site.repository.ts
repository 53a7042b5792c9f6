import type { Queryable } from '@touchstone/database';

/** Lists the offered languages. */
export function listLanguages(database: Queryable, judgeSystem: string | undefined) {
  const languages = database
    .selectFrom('language')
    .selectAll()
    .where('isMissing', '=', false)
    .orderBy('position', 'desc')
    .orderBy('id');
  return (judgeSystem === undefined ? languages : languages.where('judgeSystem', '=', judgeSystem)).execute();
}

export type LanguageRow = Awaited<ReturnType<typeof listLanguages>>[number];
