import { tagSites, type TagSite } from '@touchstone/contract/tag-limits';

/** Names of products are the same in every language; our own site has words. */
export const siteNames: Record<Exclude<TagSite, 'ME'>, string> = {
  HDU: 'HDU',
  CF: 'Codeforces',
  GYM: 'Codeforces Gym',
  POJ: 'POJ',
  SPOJ: 'SPOJ',
  AC: 'AtCoder',
  LIBRE: 'LibreOJ',
};

/** What stands in the address may be anything: an unknown site is our own. */
export const readTagSite = (text: string): TagSite => tagSites.find((site) => site === text) ?? 'ME';
