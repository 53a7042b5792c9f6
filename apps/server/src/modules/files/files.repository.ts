import { sql, type Queryable } from '@touchstone/database';

/** Why a file is stored. */
export type FilePurpose = 'avatar' | 'carousel' | 'group-avatar' | 'markdown-picture' | 'markdown-file';

/**
 * Purposes whose files are public to everyone who knows the hash. Every other file is reached through the
 * object that owns it.
 */
const publicPurposes: readonly FilePurpose[] = [
  'avatar',
  'carousel',
  'group-avatar',
  'markdown-picture',
  'markdown-file',
];

export interface NewFile {
  sha256: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  purpose: FilePurpose;
  ownerId: string;
  /** The group that it belongs to; absent outside groups. */
  groupId?: number | undefined;
  createdAt: Date;
}

export async function insertFile(database: Queryable, file: NewFile): Promise<number> {
  const { id } = await database
    .insertInto('storedFile')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockFile = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('storedFile')
    .select(['id', 'sha256', 'purpose', 'ownerId', 'groupId', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function deleteFile(transaction: Queryable, id: number) {
  await transaction.deleteFrom('storedFile').where('id', '=', id).execute();
}

/** Returns the hashes of the deleted files. */
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

/** Returns the hashes of the deleted files. Without a purpose all files of the group are deleted. */
export async function deleteFilesOfGroup(
  database: Queryable,
  { groupId, purpose }: { groupId: number; purpose?: FilePurpose },
) {
  const rows = await database
    .deleteFrom('storedFile')
    .where('groupId', '=', groupId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'avatar'))
    .returning('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Of rows that share the content, returns the one with the id if given; otherwise a picture is preferred to
 * an attachment.
 */
export function findPublicFile(database: Queryable, { sha256, id }: { sha256: string; id?: number }) {
  return database
    .selectFrom('storedFile')
    .select(['sha256', 'name', 'mediaType', 'sizeBytes'])
    .where('sha256', '=', sha256)
    .where('purpose', 'in', publicPurposes)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy(sql`media_type LIKE 'image/%'`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A file under its address at the site from which this one moved in, or else under the other address of that name. */
export const findFormerFile = (
  database: Queryable,
  { address, otherAddress }: { address: string; otherAddress: string },
) =>
  database
    .selectFrom('formerFileAddress')
    .innerJoin('storedFile', 'storedFile.id', 'formerFileAddress.fileId')
    .select(['storedFile.sha256', 'storedFile.name', 'storedFile.mediaType', 'storedFile.sizeBytes'])
    .where('formerFileAddress.address', 'in', [address, otherAddress])
    .where('storedFile.purpose', 'in', publicPurposes)
    .orderBy((order) => order('formerFileAddress.address', '=', address), 'desc')
    .executeTakeFirst();

export type PublicFileRow = NonNullable<Awaited<ReturnType<typeof findPublicFile>>>;

/** Serializes changes of one account's avatar. Returns false if the account does not exist. */
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
