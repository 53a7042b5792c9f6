import { listTexts } from '@touchstone/rules/translated-text';
import { parseTranslations } from '../../platform/translated-columns.ts';
import type { TagRow } from '../tags/index.ts';

/** One letter is part of most names. */
const shortestKeyword = 2;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Pure: the tags whose name contains the keyword in any language, in their order. */
export function findKeywordTags(
  tags: readonly Pick<TagRow, 'id' | 'name' | 'nameTranslations'>[],
  keyword: string,
): number[] {
  const wanted = fold(keyword);
  if (Array.from(wanted).length < shortestKeyword) return [];
  return tags
    .filter((tag) =>
      listTexts(tag.name, parseTranslations(tag.nameTranslations)).some((name) =>
        fold(name).includes(wanted),
      ),
    )
    .map(({ id }) => id);
}
