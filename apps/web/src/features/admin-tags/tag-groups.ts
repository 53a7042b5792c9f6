/** Filters the tag groups of the server for the page. */
import { listTexts, type Translations } from '@touchstone/rules/translated-text';
import type { TagGroup } from './api/list-tags.ts';

interface Named {
  name: string;
  nameTranslations: Translations;
}

/** In any language. */
const holds = (one: Named | null, wanted: string): boolean =>
  one !== null &&
  listTexts(one.name, one.nameTranslations).some((name) => name.toLowerCase().includes(wanted));

/** A matching classification is shown whole; of others only the matching tags. */
export function searchGroups(groups: readonly TagGroup[], keyword: string): TagGroup[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [...groups];
  return groups
    .map(({ classification, tagList }) => ({
      classification,
      tagList: holds(classification, wanted) ? tagList : tagList.filter((tag) => holds(tag, wanted)),
      isNamed: holds(classification, wanted),
    }))
    .filter(({ tagList, isNamed }) => isNamed || tagList.length > 0)
    .map(({ classification, tagList }) => ({ classification, tagList }));
}

export const countTags = (groups: readonly TagGroup[]): number =>
  groups.reduce((sum, { tagList }) => sum + tagList.length, 0);

/** After all existing ones. */
export const nextRank = (groups: readonly TagGroup[]): number =>
  Math.max(-1, ...groups.map(({ classification }) => classification?.rank ?? -1)) + 1;
