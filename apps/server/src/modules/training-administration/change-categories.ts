/** Categories: of the site, which problem administrators manage, and of groups, which come with a training. */
import { trainingDefaults } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { findCategoryErrors } from '@touchstone/rules/trainings/training-form';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteCategory,
  findCategory,
  findCategoryByName,
  insertCategory,
  updateCategory,
} from './categories.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export interface SentCategory {
  id?: number | undefined;
  name?: string | null | undefined;
  color?: string | undefined;
}

function checkCategory(category: { name: string; color: string }) {
  const [error] = findCategoryErrors(category);
  if (error !== undefined) throw callError('trainingFormInvalid', error);
  return category;
}

const nameTaken = (name: string) =>
  callError('trainingFormInvalid', { field: 'trainingCategory', reason: 'nameTaken', name });

export async function createCategory({ database, clock }: Parts, by: Actor, sent: SentCategory) {
  const { name, color } = checkCategory({
    name: (sent.name ?? '').trim(),
    color: sent.color ?? trainingDefaults.categoryColor,
  });
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const created = await insertCategory(transaction, {
      name,
      color,
      groupId: null,
      createdAt: now,
      updatedAt: now,
    });
    if (created === undefined) throw nameTaken(name);
    await recordCategory(transaction, by, {
      action: 'training-category.create',
      id: created.id,
      after: { name, color },
    });
    return created;
  });
}

/** A category of the site. Those of groups do not exist for these calls. */
async function getSiteCategory(database: Queryable, id: number) {
  const category = await findCategory(database, id);
  if (category === undefined || category.groupId !== null) throw callError('trainingCategoryMissing');
  return category;
}

export async function changeCategory(
  { database, clock }: Parts,
  by: Actor,
  { id, name, color }: SentCategory & { id: number },
) {
  await inTransaction(database, async (transaction) => {
    const before = await getSiteCategory(transaction, id);
    const after = checkCategory({
      name: (name ?? before.name).trim(),
      color: color ?? before.color,
    });
    const namesake = await findCategoryByName(transaction, { name: after.name, groupId: null });
    if (namesake !== undefined && namesake.id !== id) throw nameTaken(after.name);
    await updateCategory(transaction, id, { ...after, updatedAt: clock() });
    await recordCategory(transaction, by, {
      action: 'training-category.change',
      id,
      before: { name: before.name, color: before.color },
      after,
    });
  });
}

export async function removeCategory({ database }: Parts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const { name, color } = await getSiteCategory(transaction, id);
    await deleteCategory(transaction, id);
    await recordCategory(transaction, by, {
      action: 'training-category.delete',
      id,
      before: { name, color },
    });
  });
}

const recordCategory = (
  transaction: Queryable,
  by: Actor,
  { id, ...entry }: { id: number; action: string; before?: object; after?: object },
) => recordAudit(transaction, by, { ...entry, target: `training category ${String(id)}` });

/**
 * The category of a training: by id one of the site or of the group; by name one of the area, created if there is none.
 * Returns null for none, undefined if the request says nothing.
 */
export async function resolveCategory(
  transaction: Queryable,
  sent: SentCategory | null | undefined,
  { groupId, now }: { groupId: number | null; now: Date },
): Promise<number | null | undefined> {
  if (sent == null) return undefined;
  if (sent.id !== undefined && sent.id !== 0) {
    const category = await findCategory(transaction, sent.id);
    if (category === undefined) throw callError('trainingCategoryMissing');
    if (category.groupId !== null && category.groupId !== groupId) throw callError('trainingCategoryOfGroup');
    return category.id;
  }
  if (sent.name == null) return null;
  const { name, color } = checkCategory({
    name: sent.name.trim(),
    color: sent.color ?? trainingDefaults.categoryColor,
  });
  const created =
    (await insertCategory(transaction, { name, color, groupId, createdAt: now, updatedAt: now })) ??
    (await findCategoryByName(transaction, { name, groupId }));
  return created?.id ?? null;
}
