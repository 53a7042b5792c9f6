import { sql, type Queryable } from '@touchstone/database';

/** Why a file is kept. */
export type FilePurpose = 'avatar' | 'carousel';

/** Purposes whose files anybody may fetch who knows the hash. Every other file is reached through the object that owns it. */
const publicPurposes: readonly FilePurpose[] = ['avatar', 'carousel'];

export interface NewFile {
  sha256: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  purpose: FilePurpose;
  ownerId: string;
  createdAt: Date;
}

export async function insertFile(database: Queryable, file: NewFile) {
  await database.insertInto('storedFile').values(file).execute();
}

/** Answers the hashes of what was deleted. */
export async function deleteFilesOfOwner(
  database: Queryable,
  { ownerId, purpose }: { ownerId: string; purpose: FilePurpose },
) {
  const rows = await database
    .deleteFrom('storedFile')
    .where('ownerId', '=', ownerId)
    .where('purpose', '=', purpose)
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export function findPublicFile(database: Queryable, sha256: string) {
  return database
    .selectFrom('storedFile')
    .select(['sha256', 'name', 'mediaType', 'sizeBytes'])
    .where('sha256', '=', sha256)
    .where('purpose', 'in', publicPurposes)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export type PublicFileRow = NonNullable<Awaited<ReturnType<typeof findPublicFile>>>;

export async function isContentUsed(database: Queryable, sha256: string) {
  const row = await database
    .selectFrom('storedFile')
    .select('id')
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until the transaction ends nobody else gives this content a row, or removes it. */
export async function lockContent(transaction: Queryable, sha256: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content:${sha256}`}, 0))`.execute(transaction);
}

/** Two changes of one account's avatar take turns. False when the account is gone. */
export async function lockAccount(transaction: Queryable, userId: string) {
  const row = await transaction
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setAvatarUrl(
  database: Queryable,
  userId: string,
  change: { avatarUrl: string; updatedAt: Date },
) {
  await database.updateTable('userAccount').set(change).where('id', '=', userId).execute();
}
