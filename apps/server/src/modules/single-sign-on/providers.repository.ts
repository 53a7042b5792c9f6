import { claimMapping, type ClaimMapping, type LocalisedText } from '@touchstone/contract';
import { findViolatedUniqueIndex, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';

export interface ProviderRow {
  id: number;
  slug: string;
  issuer: string;
  clientId: string;
  /** Encrypted. */
  clientSecret: Buffer | null;
  scopes: string;
  labels: LocalisedText;
  claimMapping: ClaimMapping;
  createsAccounts: boolean;
  trustsSecondFactor: boolean;
  isEnabled: boolean;
  updatedAt: Date;
}

const columns = [
  'id',
  'slug',
  'issuer',
  'clientId',
  'clientSecret',
  'scopes',
  'labels',
  'claimMapping',
  'createsAccounts',
  'trustsSecondFactor',
  'isEnabled',
  'updatedAt',
] as const;

const selectProviders = (database: Queryable) => database.selectFrom('identityProvider').select(columns);

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectProviders>['executeTakeFirstOrThrow']>>;

const toProvider = (row: SelectedRow): ProviderRow => ({
  ...row,
  // Written by `writtenFields` only.
  labels: row.labels as unknown as LocalisedText,
  claimMapping: claimMapping.parse(row.claimMapping),
});

export async function listProviders(database: Queryable): Promise<ProviderRow[]> {
  return (await selectProviders(database).orderBy('id').execute()).map(toProvider);
}

export async function findProvider(database: Queryable, id: number): Promise<ProviderRow | undefined> {
  const row = await selectProviders(database).where('id', '=', id).executeTakeFirst();
  return row && toProvider(row);
}

export async function findProviderBySlug(
  database: Queryable,
  slug: string,
): Promise<ProviderRow | undefined> {
  const row = await selectProviders(database).where('slug', '=', slug).executeTakeFirst();
  return row && toProvider(row);
}

export type ProviderFields = Omit<ProviderRow, 'id' | 'isEnabled' | 'updatedAt'>;

const writtenFields = ({ labels, claimMapping: mapping, ...fields }: ProviderFields, now: Date) => ({
  ...fields,
  labels: JSON.stringify(labels),
  claimMapping: JSON.stringify(mapping),
  updatedAt: now,
});

const slugIndex = 'identity_provider_slug_key';

/** The index decides between two administrators who choose the same slug. */
async function refuseTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (findViolatedUniqueIndex(error) === slugIndex) throw callError('providerSlugTaken');
    throw error;
  }
}

export async function insertProvider(
  transaction: Queryable,
  fields: ProviderFields,
  now: Date,
): Promise<number> {
  const insertion = transaction
    .insertInto('identityProvider')
    .values({ ...writtenFields(fields, now), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await refuseTakenSlug(insertion)).id;
}

export async function updateProvider(transaction: Queryable, id: number, fields: ProviderFields, now: Date) {
  await refuseTakenSlug(
    transaction
      .updateTable('identityProvider')
      .set(writtenFields(fields, now))
      .where('id', '=', id)
      .execute(),
  );
}

export async function setProviderEnabled(
  transaction: Queryable,
  { id, isEnabled, now }: { id: number; isEnabled: boolean; now: Date },
) {
  await transaction
    .updateTable('identityProvider')
    .set({ isEnabled, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(transaction: Queryable, id: number) {
  await transaction.deleteFrom('identityProvider').where('id', '=', id).execute();
}

export async function countLinkedUsers(database: Queryable): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('userIdentity')
    .select((select) => ['providerId', select.fn.countAll<number>().as('users')])
    .groupBy('providerId')
    .execute();
  return new Map(rows.map(({ providerId, users }) => [providerId, users]));
}

export async function findMissingGroup(
  database: Queryable,
  groupIds: readonly number[],
): Promise<number | undefined> {
  if (groupIds.length === 0) return undefined;
  const rows = await database
    .selectFrom('userGroup')
    .select('id')
    .where('id', 'in', groupIds)
    .where('disbandedAt', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return groupIds.find((id) => !known.has(id));
}
