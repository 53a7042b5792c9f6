import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { findRemoteLanguage } from '@touchstone/contract/remote-languages/index';
import type { Queryable } from '@touchstone/database';

/** Languages of a site that it offers, with their ids there. */
export async function listRemoteLanguages(database: Queryable, prefix: RemotePrefix) {
  const { languageKey } = getRemoteVendor(prefix);
  const rows = await database
    .selectFrom('language')
    .select(['id', 'name'])
    .where('judgeSystem', '=', languageKey)
    .where('isMissing', '=', false)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name }) => {
    const siteId = findRemoteLanguage(languageKey, name)?.siteId;
    return siteId === undefined ? [] : [{ id, name, siteId }];
  });
}
