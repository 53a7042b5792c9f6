/** Valid names and colours of tags and classifications. */
import { tagLimits, tagSites, type TagSite } from '@touchstone/contract/tag-limits';

export type TagNameProblem = 'empty' | 'tooLong';

/** Surrounding blanks do not count: they are not stored. */
export function findTagNameProblem(name: string): TagNameProblem | undefined {
  const { length } = name.trim();
  if (length === 0) return 'empty';
  return length > tagLimits.nameMaximum ? 'tooLong' : undefined;
}

export const isTagColor = (color: string): boolean => tagLimits.color.test(color);

/** Ignores case; returns undefined for an unknown site. */
export const findTagSite = (text: string): TagSite | undefined =>
  tagSites.find((site) => site === text.trim().toUpperCase());
