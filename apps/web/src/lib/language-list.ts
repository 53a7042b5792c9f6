/**
 * The languages of the local judge. The list is kept in local storage: it changes only when a judge gets another compiler,
 * so a later visit shows it at once and refreshes it in the background.
 */
import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api/index.ts';
import { browserStorage, readJson, type KeyValueStorage } from './storage.ts';

export type Language = DataOf<Calls['GET /api/languages']>[number];

/** Remote sites have their own rules. */
const localJudge = 'ME';
const staleMs = 10 * 60_000;
const storageKey = 'languages';

export const storeLanguages = (storage: KeyValueStorage, languages: readonly Language[]): void =>
  storage.setItem(storageKey, JSON.stringify(languages));

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Undefined if nothing usable is stored. */
export function loadLanguages(storage: KeyValueStorage): Language[] | undefined {
  const stored = readJson(storage, storageKey);
  return Array.isArray(stored) && stored.length > 0 && stored.every(isLanguage) ? stored : undefined;
}

export const localLanguagesQuery = queryOptions({
  queryKey: ['site', 'languages', localJudge],
  queryFn: async ({ signal }): Promise<Language[]> => {
    const languages = await callApi('GET /api/languages', { query: { all: false }, signal });
    const ours = languages.filter(({ oj }) => oj === localJudge);
    storeLanguages(browserStorage, ours);
    return ours;
  },
  staleTime: staleMs,
  initialData: () => loadLanguages(browserStorage),
  // Stored data may be of any age.
  initialDataUpdatedAt: 0,
});

export const localLanguageNamesQuery = queryOptions({
  ...localLanguagesQuery,
  select: (languages: Language[]) => languages.map(({ name }) => name),
});
