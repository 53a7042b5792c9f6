/**
 * How this works: a problem is written whole, in the transaction of the caller. What test data and attachments hold goes into
 * the store first and is named by rows afterwards: when anything fails, the rows go with the transaction, and content that
 * nothing names is swept away later. Names that the site does not know yet become tags; languages that it does not have are
 * left out, and a problem left without any allows all.
 */
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { replaceProblemSolutions, storeCaseContents } from '../problems/index.ts';
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

/** Answers its id. */
export async function createProblem(
  parts: Parts,
  transaction: Queryable,
  { content, authorId, visibility, groupId = null }: NewProblem,
): Promise<number> {
  const languages = await mapLanguages(transaction);
  checkContent(content, [...languages.values()]);
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
  await writeBelongings(transaction, id, { content, languages, now });
  return id;
}

async function writeBelongings(
  transaction: Queryable,
  problemId: number,
  { content, languages, now }: { content: ProblemContent; languages: Map<number, string>; now: Date },
) {
  const idOf = new Map([...languages].map(([id, name]) => [name, id]));
  const allowed = (content.languages ?? []).flatMap((name) => idOf.get(name) ?? []);
  await replaceLanguages(transaction, problemId, [...new Set(allowed)]);
  await replaceTags(transaction, problemId, await findOrCreateTags(transaction, content.tags, now));
  const templates = content.codeTemplates.flatMap(({ language, code }) => {
    const languageId = idOf.get(language);
    return languageId === undefined ? [] : [{ languageId, code, isEnabled: true }];
  });
  await replaceCodeTemplates(transaction, problemId, { templates, now });
  await replaceProblemSolutions(transaction, problemId, content.solutions);
}
