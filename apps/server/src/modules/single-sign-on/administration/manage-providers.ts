/**
 * How this works: a provider is added disabled, so that it can be tested first. Its secret is encrypted and never sent to a
 * browser again; a form without a secret keeps the stored one. A new client id needs a new secret, because the old one belongs
 * to the old client. A provider that is disabled or deleted is not the only way to log in any more.
 */
import { signOnLimits, type adminSignInCalls, type BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { isIssuerAddress, isProviderSlug } from '@touchstone/rules/sign-on/methods';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rootId } from '../../accounts/index.ts';
import { withdrawRoles } from '../identities.repository.ts';
import { encryptClientSecret } from '../openid/client-secret.ts';
import {
  countLinkedUsers,
  deleteProvider,
  findMissingGroup,
  findProvider,
  insertProvider,
  listProviders,
  setProviderEnabled,
  updateProvider,
  type ProviderFields,
  type ProviderRow,
} from '../providers.repository.ts';
import { describeProvider, presentProvider } from './present-provider.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'secrets' | 'settings'>;
type Sent = BodyOf<(typeof adminSignInCalls)['POST /api/admin/sign-in/provider']>;

export async function listAdministeredProviders({ database, settings }: Parts) {
  const [providers, linked] = await Promise.all([listProviders(database), countLinkedUsers(database)]);
  return {
    providers: providers.map((provider) => presentProvider(provider, linked.get(provider.id) ?? 0)),
    onlyProviderId: settings.current.signIn.onlyProviderId,
  };
}

async function getProvider({ database }: Parts, id: number): Promise<ProviderRow> {
  const provider = await findProvider(database, id);
  if (provider === undefined) throw callError('signInProviderUnknown');
  return provider;
}

export async function addProvider(parts: Parts, by: Actor, sent: Sent): Promise<{ id: number }> {
  const fields = await parseFields(parts, sent, undefined);
  if ((await listProviders(parts.database)).length >= signOnLimits.providersMaximum)
    throw callError('providerTooMany');
  return inTransaction(parts.database, async (transaction) => {
    const id = await insertProvider(transaction, fields, parts.clock());
    await recordAudit(transaction, by, {
      action: 'sign-in-provider.add',
      target: fields.slug,
      after: describeProvider(fields),
    });
    return { id };
  });
}

export async function changeProvider(parts: Parts, by: Actor, { id, ...sent }: Sent & { id: number }) {
  const before = await getProvider(parts, id);
  const fields = await parseFields(parts, sent, before);
  await inTransaction(parts.database, async (transaction) => {
    await updateProvider(transaction, id, fields, parts.clock());
    await recordAudit(transaction, by, {
      action: 'sign-in-provider.change',
      target: before.slug,
      before: describeProvider(before),
      after: { ...describeProvider(fields), ...(sent.clientSecret !== undefined && { clientSecret: 'new' }) },
    });
  });
}

async function parseFields(
  { database, secrets }: Parts,
  sent: Sent,
  before: ProviderRow | undefined,
): Promise<ProviderFields> {
  const { clientSecret, claimMapping, labels, createsAccounts, trustsSecondFactor } = sent;
  const [slug, issuer, clientId] = [sent.slug.trim(), sent.issuer.trim(), sent.clientId.trim()];
  const scopes = sent.scopes.trim().split(/\s+/);
  const isLabelMissing = Object.values(labels).some((text) => text.trim() === '');
  if (issuer === '' || clientId === '' || isLabelMissing) throw callError('providerFieldsMissing');
  if (!isProviderSlug(slug)) throw callError('providerSlugInvalid');
  if (!isIssuerAddress(issuer)) throw callError('providerIssuerInvalid');
  if (!scopes.includes('openid')) throw callError('providerScopesInvalid');
  const missing = await findMissingGroup(
    database,
    claimMapping.groups.map(({ groupId }) => groupId),
  );
  if (missing !== undefined) throw callError('providerGroupUnknown', { id: missing });
  const kept = before?.clientId === clientId ? before.clientSecret : null;
  return {
    slug,
    issuer,
    clientId,
    clientSecret:
      clientSecret === undefined ? kept : encryptClientSecret(secrets, { clientId }, clientSecret),
    scopes: scopes.join(' '),
    labels,
    claimMapping,
    createsAccounts,
    trustsSecondFactor,
  };
}

export async function enableProvider(
  parts: Parts,
  by: Actor,
  { id, isEnabled }: { id: number; isEnabled: boolean },
) {
  const { slug, isEnabled: wasEnabled } = await getProvider(parts, id);
  await changeWithMode(parts, isEnabled ? undefined : id, async (transaction) => {
    await setProviderEnabled(transaction, { id, isEnabled, now: parts.clock() });
    await recordAudit(transaction, by, {
      action: 'sign-in-provider.change',
      target: slug,
      before: { isEnabled: wasEnabled },
      after: { isEnabled },
    });
  });
}

/** Roles that the provider gave end with it. */
export async function removeProvider(parts: Parts, by: Actor, id: number) {
  const before = await getProvider(parts, id);
  await changeWithMode(parts, id, async (transaction) => {
    await withdrawRoles(transaction, id, rootId);
    await deleteProvider(transaction, id);
    await recordAudit(transaction, by, {
      action: 'sign-in-provider.delete',
      target: before.slug,
      before: describeProvider(before),
    });
  });
}

type Work = Parameters<Platform['settings']['change']>[2] & object;

/** Ends the mode "only this provider" in the same transaction, if it is that of `leavingId`. */
async function changeWithMode({ database, settings }: Parts, leavingId: number | undefined, work: Work) {
  if (leavingId !== undefined && settings.current.signIn.onlyProviderId === leavingId)
    await settings.change('signIn', { onlyProviderId: null }, work);
  else await inTransaction(database, work);
}

export async function chooseOnlyProvider(parts: Parts, by: Actor, id: number | undefined) {
  if (id !== undefined && !(await getProvider(parts, id)).isEnabled) throw callError('providerNotEnabled');
  const before = { onlyProviderId: parts.settings.current.signIn.onlyProviderId };
  const after = { onlyProviderId: id ?? null };
  await parts.settings.change('signIn', after, (transaction) =>
    recordAudit(transaction, by, { action: 'sign-in-mode.change', target: 'site', before, after }),
  );
}
