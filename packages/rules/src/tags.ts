/** What a tag or a classification may be called and look like. */
import { tagLimits, tagSites, type TagSite } from '@touchstone/contract/tag-limits';

export type TagNameProblem = 'empty' | 'tooLong';

/** Blanks around a name do not count: they are not kept. */
export function findTagNameProblem(name: string): TagNameProblem | undefined {
  const { length } = name.trim();
  if (length === 0) return 'empty';
  return length > tagLimits.nameMaximum ? 'tooLong' : undefined;
}

export const isTagColor = (color: string): boolean => tagLimits.color.test(color);

/** In either case; undefined for what is no site. */
export const findTagSite = (text: string): TagSite | undefined =>
  tagSites.find((site) => site === text.trim().toUpperCase());
