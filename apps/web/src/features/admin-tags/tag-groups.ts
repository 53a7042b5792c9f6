/** Filters the tag groups of the server for the page. */
import type { TagGroup } from './api/list-tags.ts';

const holds = (name: string, wanted: string): boolean => name.toLowerCase().includes(wanted);

/** A matching classification is shown whole; of others only the matching tags. */
export function searchGroups(groups: readonly TagGroup[], keyword: string): TagGroup[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [...groups];
  return groups
    .map(({ classification, tagList }) => ({
      classification,
      tagList: holds(classification?.name ?? '', wanted)
        ? tagList
        : tagList.filter(({ name }) => holds(name, wanted)),
      isNamed: holds(classification?.name ?? '', wanted),
    }))
    .filter(({ tagList, isNamed }) => isNamed || tagList.length > 0)
    .map(({ classification, tagList }) => ({ classification, tagList }));
}

export const countTags = (groups: readonly TagGroup[]): number =>
  groups.reduce((sum, { tagList }) => sum + tagList.length, 0);

/** After all existing ones. */
export const nextRank = (groups: readonly TagGroup[]): number =>
  Math.max(-1, ...groups.map(({ classification }) => classification?.rank ?? -1)) + 1;
