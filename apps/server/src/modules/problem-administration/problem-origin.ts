import { findTagSite } from '@touchstone/rules/tags';
import type { AdministeredFilter } from './problem-administration.repository.ts';

/** `All` or absent: every site; the key of another site; anything else: our own. */
export function readOrigin(oj: string | undefined): AdministeredFilter['origin'] {
  if (oj === undefined || oj.trim().toUpperCase() === 'ALL') return undefined;
  const site = findTagSite(oj);
  return site === undefined || site === 'ME' ? 'own' : { prefix: site };
}
