import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

const invitations = (database: Queryable) =>
  database
    .selectFrom('groupInvitation')
    .leftJoin('userAccount as author', 'author.id', 'groupInvitation.authorId')
    .selectAll('groupInvitation')
    .select('author.username as author');

export type InvitationRow = Awaited<ReturnType<typeof getInvitation>>;

/** Newest first. */
export async function listInvitations(database: Queryable, groupId: number, page: PageRequest) {
  const { total } = await database
    .selectFrom('groupInvitation')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow();
  const rows = await invitations(database)
    .where('groupId', '=', groupId)
    .orderBy('groupInvitation.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export const getInvitation = (database: Queryable, id: number) =>
  invitations(database).where('groupInvitation.id', '=', id).executeTakeFirstOrThrow();

export async function countOpenInvitations(database: Queryable, groupId: number, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('groupInvitation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('groupId', '=', groupId)
    .where('revokedAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .where((where) => where.or([where('maxUses', 'is', null), where('uses', '<', where.ref('maxUses'))]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertInvitation(
  transaction: Queryable,
  invitation: {
    groupId: number;
    token: string;
    authorId: string;
    expiresAt: Date | null;
    maxUses: number | null;
    createdAt: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('groupInvitation')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findInvitationGroup = (database: Queryable, id: number) =>
  database.selectFrom('groupInvitation').select('groupId').where('id', '=', id).executeTakeFirst();

export async function setRevoked(transaction: Queryable, id: number, revokedAt: Date) {
  await transaction
    .updateTable('groupInvitation')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

export const findInvitation = (database: Queryable, token: string) =>
  database
    .selectFrom('groupInvitation')
    .innerJoin('userGroup', 'userGroup.id', 'groupInvitation.groupId')
    .innerJoin('userAccount as owner', 'owner.id', 'userGroup.ownerId')
    .select(['groupInvitation.id', 'groupId', 'expiresAt', 'maxUses', 'uses', 'revokedAt'])
    .select(['userGroup.name', 'userGroup.isBanned', 'owner.username as owner'])
    .where('token', '=', token)
    .where('userGroup.disbandedAt', 'is', null)
    .executeTakeFirst();

/** Serializes uses of one invitation. */
export const lockInvitation = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('groupInvitation')
    .select(['expiresAt', 'maxUses', 'uses', 'revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function countUse(transaction: Queryable, id: number) {
  await transaction
    .updateTable('groupInvitation')
    .set((set) => ({ uses: set('uses', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
