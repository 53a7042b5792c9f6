import { toWireDate, wechatSlug, type Locale } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { isLinkRemovable, type LoginMethods } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { CallerSession, Viewer } from '../../platform/sessions/sessions.ts';
import { getAccount, requireFreshIdentity } from '../accounts/index.ts';
import { announceUnlink } from './announce-link.ts';
import { withdrawGrants } from './grants.ts';
import {
  deleteIdentity,
  listLinks,
  lockAccount,
  lockIdentity,
  type LinkRow,
} from './identities.repository.ts';
import { findProvider, listProviders } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { wechatLabels } from './wechat/wechat-sign-in.ts';
import { isWechatEnabled } from './wechat/wechat-settings.ts';
import { setSocialId } from './wechat/wechat.repository.ts';

/** Enabled providers, and disabled ones that the account is linked to. */
export async function listLinkedAccounts(parts: SignInParts, viewer: Viewer, locale: Locale) {
  const { database } = parts;
  const [providers, links] = await Promise.all([listProviders(database), listLinks(database, viewer.id)]);
  const methods = await loadMethods(parts, database, { userId: viewer.id, links });
  const listed = providers.flatMap((provider) => {
    const link = links.find(({ providerId }) => providerId === provider.id);
    if (link === undefined && !provider.isEnabled) return [];
    const { slug, labels } = provider;
    return [{ slug, label: labels[locale], link: link === undefined ? null : presentLink(link, methods) }];
  });
  return [...listed, ...(await presentWechatLink(parts, { userId: viewer.id, locale, methods }))];
}

async function presentWechatLink(
  { database, settings }: SignInParts,
  { userId, locale, methods }: { userId: string; locale: Locale; methods: LoginMethods },
) {
  const isLinked = (await getAccount(database, userId)).socialOpenId !== null;
  if (!isLinked && !isWechatEnabled(settings.current.socialLogin)) return [];
  const link = { displayName: null, linkedAt: null, isRemovable: isLinkRemovable(wechatSlug, methods) };
  return [{ slug: wechatSlug, label: wechatLabels[locale], link: isLinked ? link : null }];
}

const presentLink = ({ slug, displayName, linkedAt }: LinkRow, methods: LoginMethods) => ({
  displayName,
  linkedAt: toWireDate(linkedAt),
  isRemovable: isLinkRemovable(slug, methods),
});

async function loadMethods(
  { settings }: SignInParts,
  database: Queryable,
  { userId, links }: { userId: string; links: readonly LinkRow[] },
): Promise<LoginMethods> {
  const { role, passwordHash, socialOpenId } = await getAccount(database, userId);
  const hasWechat = socialOpenId !== null && isWechatEnabled(settings.current.socialLogin);
  const { onlyProviderId } = settings.current.signIn;
  const only = onlyProviderId === null ? undefined : await findProvider(database, onlyProviderId);
  return {
    role,
    hasPassword: passwordHash !== null,
    linked: [
      ...links.filter(({ isEnabled }) => isEnabled).map(({ slug }) => slug),
      ...(hasWechat ? [wechatSlug] : []),
    ],
    onlyProvider: only?.slug,
  };
}

/** The account is locked first, so that two links cannot be removed at the same time, each as the last but one. */
export async function unlinkAccount(
  parts: SignInParts,
  { session, slug, origin }: { session: CallerSession; slug: string; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const { viewer } = session;
  await inTransaction(parts.database, async (transaction) => {
    await lockAccount(transaction, viewer.id);
    const links = await listLinks(transaction, viewer.id);
    const methods = await loadMethods(parts, transaction, { userId: viewer.id, links });
    if (slug === wechatSlug) {
      await unlinkWechat(transaction, { userId: viewer.id, methods, now: parts.clock() });
      await announceUnlink(parts, transaction, { userId: viewer.id, origin, label: wechatLabels });
      return;
    }
    const link = links.find((one) => one.slug === slug);
    if (link === undefined) throw callError('identityNotLinked');
    if (!isLinkRemovable(slug, methods)) throw callError('lastSignInMethod');
    const identity = await lockIdentity(transaction, link);
    const provider = await findProvider(transaction, link.providerId);
    if (identity === undefined || provider === undefined) throw callError('identityNotLinked');
    await withdrawGrants(transaction, { identity, provider, origin, now: parts.clock() });
    await deleteIdentity(transaction, link);
    await announceUnlink(parts, transaction, { userId: viewer.id, origin, label: provider.labels });
  });
}

async function unlinkWechat(
  transaction: Queryable,
  { userId, methods, now }: { userId: string; methods: LoginMethods; now: Date },
) {
  const { socialOpenId } = await getAccount(transaction, userId);
  if (socialOpenId === null) throw callError('identityNotLinked');
  if (!isLinkRemovable(wechatSlug, methods)) throw callError('lastSignInMethod');
  await setSocialId(transaction, { userId, from: socialOpenId, to: null, now });
}
