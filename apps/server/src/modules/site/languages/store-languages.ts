/**
 * How this works: the languages of our judge and of the other judges are data of the program; the table is a copy that lists
 * and submissions refer to. Every start updates the copy by judge and name: new languages are inserted, differing ones are
 * updated, ids stay, and nothing is deleted. Which of our own languages are offered depends on the running judges. A language
 * of another judge is offered as long as its table has it. Servers that start concurrently are serialized by the lock; the
 * later one finds nothing to do.
 */
import { remoteLanguages, type RemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { inTransaction } from '@touchstone/database';
import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../../platform/platform.ts';
import {
  hideLanguages,
  insertLanguages,
  listStoredLanguages,
  lockLanguages,
  ownJudge,
  updateLanguage,
  type LanguageFields,
} from './languages.repository.ts';
import { localLanguages, programsOf, type LocalLanguage } from './local-languages.ts';

type WantedLanguage = LanguageFields & { judgeSystem: string };

export async function storeLanguages({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  await inTransaction(database, async (transaction) => {
    await lockLanguages(transaction);
    const stored = new Map((await listStoredLanguages(transaction)).map((row) => [keyOf(row), row]));
    const added: WantedLanguage[] = [];
    for (const language of wantedLanguages) {
      const { id, isMissing, ...present } = stored.get(keyOf(language)) ?? {};
      stored.delete(keyOf(language));
      const isHiddenWrongly = isMissing === true && language.judgeSystem !== ownJudge;
      if (id === undefined) added.push(language);
      else if (isHiddenWrongly || !isDeepStrictEqual(present, language)) {
        const { judgeSystem: _, ...fields } = language;
        await updateLanguage(transaction, id, {
          ...fields,
          ...(isHiddenWrongly && { isMissing: false }),
          updatedAt: clock(),
        });
      }
    }
    if (added.length > 0) await insertLanguages(transaction, added);
    const gone = [...stored.values()].filter((row) => row.judgeSystem !== ownJudge && !row.isMissing);
    if (gone.length > 0)
      await hideLanguages(
        transaction,
        gone.map(({ id }) => id),
      );
  });
}

const keyOf = ({ judgeSystem, name }: { judgeSystem: string; name: string }) => `${judgeSystem} ${name}`;

function ownFields(language: LocalLanguage, index: number): WantedLanguage {
  const { name, contentType, description, compileCommand, isCheckerLanguage } = language;
  const { sample, template } = programsOf(language);
  return {
    judgeSystem: ownJudge,
    name,
    contentType,
    description,
    compileCommand,
    sampleProgram: sample,
    codeTemplate: template,
    isCheckerLanguage,
    position: localLanguages.length - index,
  };
}

const remoteFields =
  (judgeSystem: string, count: number) =>
  ({ name, contentType }: RemoteLanguage, index: number): WantedLanguage => ({
    judgeSystem,
    name,
    contentType,
    description: name,
    compileCommand: null,
    sampleProgram: null,
    codeTemplate: null,
    isCheckerLanguage: false,
    position: count - index,
  });

export const wantedLanguages: readonly WantedLanguage[] = [
  ...localLanguages.map(ownFields),
  ...Object.entries(remoteLanguages).flatMap(([key, languages]) =>
    languages.map(remoteFields(key, languages.length)),
  ),
];
