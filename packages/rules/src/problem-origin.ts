/** Which site a problem comes from, and the filter `oj` of lists. */
import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import type { TagSite } from '@touchstone/contract/tag-limits';
import { findTagSite } from './tags.ts';

/** Problems of another site have its key as the prefix of their display ids. */
export type ProblemOrigin = 'own' | { readonly prefix: Exclude<TagSite, 'ME'> };

/** Absent: problems of every site. Anything but the key of another site means this site. */
export function parseProblemOrigin(oj: string | undefined): ProblemOrigin | undefined {
  if (oj === undefined) return undefined;
  const site = findTagSite(oj);
  return site === undefined || site === 'ME' ? 'own' : { prefix: site };
}

/** In the admin area, `All` also means every site. */
export const parseAdminProblemOrigin = (oj: string | undefined): ProblemOrigin | undefined =>
  oj?.trim().toUpperCase() === 'ALL' ? undefined : parseProblemOrigin(oj);

/** Which judge judges a problem: its languages are those of this judge. */
export const judgeSystemOf = ({ isRemote, displayId }: { isRemote: boolean; displayId: string }): string =>
  (isRemote ? parseRemoteDisplayId(displayId)?.vendor.languageKey : undefined) ?? 'ME';
