/** What the page shows of the groups that the server answered with. */
import type { TagGroup } from './api/list-tags.ts';

const holds = (name: string, wanted: string): boolean => name.toLowerCase().includes(wanted);

/** A classification that matches is shown whole; of another, the tags that match. */
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

/** Behind all that are there. */
export const nextRank = (groups: readonly TagGroup[]): number =>
  Math.max(-1, ...groups.map(({ classification }) => classification?.rank ?? -1)) + 1;
