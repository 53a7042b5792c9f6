/** The parts of a draft that refer to other records: languages, tags, the author. */
import type { ProblemDraft } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findOrCreateTags } from '../../tags/index.ts';
import type { TemplateOfLanguage } from '../content/problem-content.repository.ts';
import { findUserId, mapTagNames } from './form.repository.ts';

/** Names by id. */
type Languages = ReadonlyMap<number, string>;

/** Undefined: the stored languages stay. */
export function parseLanguageIds({ languages }: ProblemDraft, known: Languages): number[] | undefined {
  if (languages === undefined || languages === null) return undefined;
  const ids = [...new Set(languages.map(({ id }) => id))];
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw unknownLanguage('languages', unknown);
  return ids;
}

/** A template without `status` is enabled when it is not empty. */
export function parseTemplates(
  { codeTemplates }: ProblemDraft,
  known: Languages,
): TemplateOfLanguage[] | undefined {
  if (codeTemplates === undefined || codeTemplates === null) return undefined;
  return codeTemplates.map(({ lid, code, status }) => {
    if (!known.has(lid)) throw unknownLanguage('codeTemplates', lid);
    const text = code ?? '';
    return { languageId: lid, code: text, isEnabled: status ?? text.trim() !== '' };
  });
}

const unknownLanguage = (field: 'languages' | 'codeTemplates', id: number) =>
  callError('problemFormInvalid', { field, reason: 'languageUnknown', name: String(id) });

export interface ChosenTags {
  ids: readonly number[];
  /** Names of tags that may have to be created. */
  names: readonly string[];
  /** Names of all chosen tags. */
  allNames: readonly string[];
}

/** Removes duplicates. Undefined: the stored tags stay. */
export async function parseTags(
  transaction: Queryable,
  tags: readonly { id?: number | undefined; name?: string | null | undefined }[] | null | undefined,
  groupId: number | null = null,
): Promise<ChosenTags | undefined> {
  if (tags === undefined || tags === null) return undefined;
  const ids = [...new Set(tags.flatMap(({ id }) => id ?? []))];
  const known = await mapTagNames(transaction, ids, groupId);
  if (ids.some((id) => !known.has(id))) throw callError('tagGone');
  const taken = new Set([...known.values()].map((name) => name.toLowerCase()));
  const names: string[] = [];
  for (const { id, name } of tags) {
    const key = (name ?? '').trim().toLowerCase();
    if (id !== undefined || taken.has(key)) continue;
    taken.add(key);
    names.push(name ?? '');
  }
  return { ids, names, allNames: [...known.values(), ...names] };
}

export const writeChosenTags = async (
  transaction: Queryable,
  { ids, names }: ChosenTags,
  { now, groupId = null }: { now: Date; groupId?: number | null },
): Promise<number[]> => [
  ...new Set([
    ...ids,
    ...(await findOrCreateTags(
      transaction,
      names.map((name) => ({ name })),
      { now, groupId },
    )),
  ]),
];

/** Super administrators may choose another author. The value is ignored for others. */
export async function findAuthorId(
  transaction: Queryable,
  viewer: Viewer,
  { named, stored }: { named: string | null | undefined; stored: string | null },
): Promise<string | null> {
  const username = named?.trim() ?? '';
  if (!isSuperAdmin(viewer.role) || username === '') return stored;
  const id = await findUserId(transaction, username);
  if (id === undefined) throw callError('problemAuthorUnknown', { username });
  return id;
}
