/** The limits of tags and their classifications. Free of dependencies, so the web may import it. */
export const tagLimits = {
  nameMaximum: 64,
  /** `#RGB` or `#RRGGBB`. */
  color: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
  rankMaximum: 2_147_483_647,
} as const;

/** What a tag has that was created without a colour. */
export const defaultTagColor = '#4CAF50';

/** The sites that problems come from, by their keys: our own, and those whose display ids begin with the key. */
export const tagSites = ['ME', 'HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'AC', 'LIBRE'] as const;
export type TagSite = (typeof tagSites)[number];
