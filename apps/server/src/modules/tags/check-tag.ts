/** Validation of sent fields: each function returns the value to store, or throws. */
import type { adminTagsCalls, BodyOf } from '@touchstone/contract';
import { findTagNameProblem, findTagSite, isTagColor } from '@touchstone/rules/tags';
import { normalizeTranslations, type Translations } from '@touchstone/rules/translated-text';
import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { parseTranslations } from '../../platform/translated-columns.ts';
import { lockClassification } from './tags-admin.repository.ts';
import { ownSite } from './tags.repository.ts';

export function parseTagName(name: string): string {
  const problem = findTagNameProblem(name);
  if (problem !== undefined) throw callError(problem === 'empty' ? 'tagNameEmpty' : 'tagNameTooLong');
  return name.trim();
}

export function parseClassificationName(name: string): string {
  const problem = findTagNameProblem(name);
  if (problem !== undefined)
    throw callError(problem === 'empty' ? 'classificationNameEmpty' : 'classificationNameTooLong');
  return name.trim();
}

type SentTranslations = NonNullable<
  BodyOf<(typeof adminTagsCalls)['PUT /api/admin/tag']>['nameTranslations']
>;

/** Undefined: keeps the stored ones. */
export function parseTagTranslations(
  sent: SentTranslations | null | undefined,
  stored: unknown = {},
): Translations {
  if (sent === undefined || sent === null) return parseTranslations(stored);
  const translations = normalizeTranslations(sent);
  for (const name of Object.values(translations))
    if (findTagNameProblem(name) !== undefined) throw callError('tagNameTooLong');
  return translations;
}

export function parseTagColor(color: string): string {
  const trimmed = color.trim();
  if (!isTagColor(trimmed)) throw callError('tagColorFormat');
  return trimmed;
}

export function parseNewSite(oj: string | undefined): string {
  if (oj === undefined) return ownSite;
  const site = findTagSite(oj);
  if (site === undefined) throw callError('tagSiteUnknown');
  return site;
}

/** The site is fixed. Clients send the whole row back, so the same site is accepted. */
export function requireSameSite(oj: string | undefined, site: string) {
  if (oj !== undefined && oj.trim().toUpperCase() !== site.toUpperCase()) throw callError('tagSiteFixed');
}

/** Null means no classification. */
export async function getClassification(
  transaction: Queryable,
  tcid: number | undefined,
  site: string,
): Promise<number | null> {
  if (tcid === undefined) return null;
  const { id, judgeSystem } = await lockClassification(transaction, tcid, 'keyShare');
  if (judgeSystem !== site) throw callError('classificationOfOtherSite');
  return id;
}
