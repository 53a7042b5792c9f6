/**
 * How this works: a problem is written whole, in the transaction of the caller. Test data and attachments are stored
 * first and referenced by rows afterwards. On failure the rows are rolled back, and the nightly sweep removes the
 * orphaned content. Unknown tags are created. Unknown languages are dropped, and a problem without any known language
 * allows all.
 */
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import type { Queryable } from '@touchstone/database';
import { scriptsLanguage } from '@touchstone/rules/judging/scripts-language';
import type { Platform } from '../../platform/platform.ts';
import { replaceProblemPrograms, replaceProblemSolutions, storeCaseContents } from '../problems/index.ts';
import { findOrCreateTags } from '../tags/index.ts';
import { writeCases } from './content/problem-cases.repository.ts';
import {
  insertProblem,
  mapLanguages,
  replaceCodeTemplates,
  replaceLanguages,
  replaceTags,
} from './content/problem-content.repository.ts';
import { checkContent, recordOfContent, scoreContent } from './content/record-of-content.ts';
import type { Visibility } from './problem-visibility.ts';

type Parts = Pick<Platform, 'fileStore' | 'clock'>;

export interface NewProblem {
  content: ProblemContent;
  authorId: string;
  visibility: Visibility;
  groupId?: number | null;
}

/** Returns the new id. */
export async function createProblem(
  parts: Parts,
  transaction: Queryable,
  { content, authorId, visibility, groupId = null }: NewProblem,
): Promise<number> {
  const languages = await mapLanguages(transaction);
  checkContent(content, [...languages.values(), scriptsLanguage]);
  const { cases, fullScore } = scoreContent(content);
  const stored = await storeCaseContents(parts, transaction, cases);
  const record = await recordOfContent(parts, transaction, { content, ownerId: authorId });
  const now = parts.clock();
  const id = await insertProblem(transaction, {
    record,
    fullScore,
    authorId,
    visibility,
    groupId,
    modifiedBy: authorId,
    now,
  });
  await writeCases(transaction, id, stored);
  await writeRelated(transaction, id, { content, languages, groupId, now });
  return id;
}

interface Related {
  content: ProblemContent;
  languages: Map<number, string>;
  groupId: number | null;
  now: Date;
}

async function writeRelated(
  transaction: Queryable,
  problemId: number,
  { content, languages, groupId, now }: Related,
) {
  const idOf = new Map([...languages].map(([id, name]) => [name, id]));
  const allowed = (content.languages ?? []).flatMap((name) => idOf.get(name) ?? []);
  await replaceLanguages(transaction, problemId, [...new Set(allowed)]);
  const tags = content.tags.map((name) => ({ name, nameTranslations: content.tagTranslations[name] }));
  await replaceTags(transaction, problemId, await findOrCreateTags(transaction, tags, { now, groupId }));
  const templates = content.codeTemplates.flatMap(({ language, code }) => {
    const languageId = idOf.get(language);
    return languageId === undefined ? [] : [{ languageId, code, isEnabled: true }];
  });
  await replaceCodeTemplates(transaction, problemId, { templates, now });
  await replaceProblemSolutions(transaction, problemId, content.solutions);
  await replaceProblemPrograms(transaction, { problemId, programs: content.inputPrograms, now });
}
