import type { WireTagGroup } from '../api/list-tag-groups.ts';
import type { ProblemTag } from '../api/list-problems.ts';

export interface TagGroup {
  /** Undefined for tags without a classification. */
  name: string | undefined;
  key: string;
  tags: readonly ProblemTag[];
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The groups with tags whose name in any language, or whose classification, contains the text. */
export function searchTags(groups: readonly WireTagGroup[], text: string): TagGroup[] {
  const wanted = fold(text);
  return groups
    .map(({ classification, tagList }) => {
      const name = classification?.name;
      const includesAll = name !== undefined && fold(name).includes(wanted);
      return {
        name,
        key: String(classification?.id ?? 'none'),
        tags: includesAll
          ? tagList
          : tagList.filter(({ allNames }) => allNames.some((one) => fold(one).includes(wanted))),
      };
    })
    .filter(({ tags }) => tags.length > 0);
}

/** The chosen tags in the order of choice. An unknown tag keeps its id. */
export function findTags(
  groups: readonly WireTagGroup[],
  tagIds: readonly number[],
): { id: number; tag: ProblemTag | undefined }[] {
  const tags = new Map(groups.flatMap(({ tagList }) => tagList.map((tag) => [tag.id, tag] as const)));
  return tagIds.map((id) => ({ id, tag: tags.get(id) }));
}
