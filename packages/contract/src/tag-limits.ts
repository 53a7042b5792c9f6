import { remotePrefixes, type RemotePrefix } from './remote-judges.ts';

/** Limits of tags and their classifications. Free of dependencies, so the web may import it. */
export const tagLimits = {
  nameMaximum: 64,
  /** `#RGB` or `#RRGGBB`. */
  color: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
  rankMaximum: 2_147_483_647,
} as const;

/** The default colour of a new tag. */
export const defaultTagColor = '#4CAF50';

/** The sites that problems come from: this site, and other judges by their prefix. */
export type TagSite = 'ME' | RemotePrefix;
export const tagSites: readonly TagSite[] = ['ME', ...remotePrefixes];
