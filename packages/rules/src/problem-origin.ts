/** Which site the problems of a list come from, as the filter `oj` says. */
import type { TagSite } from '@touchstone/contract/tag-limits';
import { findTagSite } from './tags.ts';

/** Problems of another site have its key as the prefix of their display ids. */
export type ProblemOrigin = 'own' | { readonly prefix: Exclude<TagSite, 'ME'> };

/** Absent: problems of every site. Anything that is not the key of another site means our own. */
export function parseProblemOrigin(oj: string | undefined): ProblemOrigin | undefined {
  if (oj === undefined) return undefined;
  const site = findTagSite(oj);
  return site === undefined || site === 'ME' ? 'own' : { prefix: site };
}

/** In the back office `All` means every site too. */
export const parseAdminProblemOrigin = (oj: string | undefined): ProblemOrigin | undefined =>
  oj?.trim().toUpperCase() === 'ALL' ? undefined : parseProblemOrigin(oj);
