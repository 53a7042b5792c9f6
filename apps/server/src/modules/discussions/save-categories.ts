import { discussionLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertCategory, listCategories, lockCategories, renameCategory } from './discussions.repository.ts';

interface SentCategory {
  id?: number | undefined;
  name?: string | null | undefined;
}

const describe = (rows: readonly { id: number; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]));

/** The whole list: new ones are added, others renamed. Blank names are skipped, none is deleted. */
export async function saveCategories(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  sent: readonly SentCategory[],
) {
  const named = sent
    .map(({ id, name }) => ({ id, name: name?.trim() ?? '' }))
    .filter(({ name }) => name !== '');
  const names = named.map(({ name }) => name.toLowerCase());
  const isLong = named.some(({ name }) => Array.from(name).length > discussionLimits.categoryNameMaximum);
  if (isLong || new Set(names).size < names.length) throw callError('discussionCategoryName');
  return inTransaction(database, async (transaction) => {
    await lockCategories(transaction);
    const before = await listCategories(transaction);
    const nameOf = new Map(before.map(({ id, name }) => [id, name]));
    const now = clock();
    for (const { id, name } of named) {
      if (id === undefined) await insertCategory(transaction, { name, createdAt: now, updatedAt: now });
      else if (!nameOf.has(id)) throw callError('discussionCategoryGone');
      else if (nameOf.get(id) !== name) await renameCategory(transaction, { id, name, now });
    }
    const after = await listCategories(transaction);
    const unique = new Set(after.map(({ name }) => name.toLowerCase()));
    if (unique.size < after.length) throw callError('discussionCategoryName');
    await recordAudit(transaction, by, {
      action: 'discussion-categories.change',
      target: 'discussion categories',
      before: describe(before),
      after: describe(after),
    });
    return after;
  });
}
