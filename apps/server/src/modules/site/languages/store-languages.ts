/**
 * How this works: the languages of our judge are data of the program; the table is a copy that lists and
 * submissions refer to. Every start updates the copy by name: new languages are inserted, differing ones are
 * updated, ids stay, and nothing is deleted. Servers that start concurrently are serialized by the lock; the
 * later one finds nothing to do.
 */
import { inTransaction } from '@touchstone/database';
import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../../platform/platform.ts';
import {
  insertOwnLanguages,
  listOwnLanguages,
  lockLanguages,
  updateLanguage,
  type LanguageFields,
} from './languages.repository.ts';
import { localLanguages, programsOf, type LocalLanguage } from './local-languages.ts';

export async function storeLanguages({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  await inTransaction(database, async (transaction) => {
    await lockLanguages(transaction);
    const stored = new Map((await listOwnLanguages(transaction)).map((row) => [row.name, row]));
    const missing: LanguageFields[] = [];
    for (const [index, language] of localLanguages.entries()) {
      const wanted = toFields(language, localLanguages.length - index);
      const { id, ...present } = stored.get(language.name) ?? {};
      if (id === undefined) missing.push(wanted);
      else if (!isDeepStrictEqual(present, wanted)) {
        await updateLanguage(transaction, id, { ...wanted, updatedAt: clock() });
      }
    }
    if (missing.length > 0) await insertOwnLanguages(transaction, missing);
  });
}

function toFields(language: LocalLanguage, position: number): LanguageFields {
  const { name, contentType, description, compileCommand, isCheckerLanguage } = language;
  const { sample, template } = programsOf(language);
  return {
    name,
    contentType,
    description,
    compileCommand,
    sampleProgram: sample,
    codeTemplate: template,
    isCheckerLanguage,
    position,
  };
}
