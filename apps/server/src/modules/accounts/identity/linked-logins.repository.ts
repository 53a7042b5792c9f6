/** The ways to log in that survive a new password. */
import type { LocalisedText } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

const wechat: LocalisedText = { 'zh-CN': '微信', 'zh-HK': '微信', 'en-US': 'WeChat' };

/** The names of what the account is linked to. */
export async function listLinkedLogins(database: Queryable, userId: string): Promise<LocalisedText[]> {
  const { socialOpenId } = await database
    .selectFrom('userAccount')
    .select('socialOpenId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const providers = await database
    .selectFrom('userIdentity')
    .innerJoin('identityProvider', 'identityProvider.id', 'userIdentity.providerId')
    .select('identityProvider.labels')
    .where('userIdentity.userId', '=', userId)
    .orderBy('identityProvider.id')
    .execute();
  // Written by `providers.repository.ts` only.
  const labels = providers.map((row) => row.labels as unknown as LocalisedText);
  return socialOpenId === null ? labels : [...labels, wechat];
}
