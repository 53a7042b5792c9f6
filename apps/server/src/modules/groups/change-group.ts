import { inTransaction } from '@touchstone/database';
import { findGroupFormError, parseGroupAccess, type GroupForm } from '@touchstone/rules/groups/group-form';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { toTakenError, type SentGroup } from './create-group.ts';
import { targetOfGroup } from './group-audit.ts';
import { lockGroup, updateGroup, type GroupRow } from './groups.repository.ts';
import { openGroup } from './open-group.ts';
import { publishGroupChanged } from './publish-group-changes.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Absent fields stay as they are. */
export async function changeGroup(
  { database, clock }: Parts,
  by: Actor,
  { id, ...sent }: SentGroup & { id: number },
) {
  try {
    await inTransaction(database, async (transaction) => {
      await lockGroup(transaction, id);
      const { group } = await openGroup(transaction, by.viewer, id, 'changeSettings');
      const changes = parseChanges(group, sent);
      await updateGroup(transaction, id, { ...changes, updatedAt: clock() });
      await recordAudit(transaction, by, {
        action: 'group.change',
        target: targetOfGroup(id),
        before: Object.fromEntries(Object.keys(changes).map((key) => [key, group[key as keyof GroupRow]])),
        after: changes,
      });
      await publishGroupChanged(transaction, id);
    });
  } catch (error) {
    throw toTakenError(error) ?? error;
  }
}

function parseChanges(stored: GroupRow, sent: SentGroup) {
  const access = sent.auth === undefined ? stored.access : parseGroupAccess(sent.auth);
  const texts = {
    ...(sent.name !== undefined && { name: sent.name.trim() }),
    ...(sent.shortName !== undefined && { shortName: sent.shortName.trim() }),
    ...(sent.brief !== undefined && { brief: sent.brief.trim() }),
    ...(sent.description !== undefined && { description: sent.description.trim() }),
    ...(sent.code !== undefined && { code: sent.code }),
  };
  const changed: (keyof GroupForm)[] = [...(Object.keys(texts) as (keyof typeof texts)[]), 'access'];
  const error = findGroupFormError({ ...stored, ...texts, access }, changed);
  // The second condition follows from the first; the compiler cannot know it.
  if (error !== undefined || access === undefined) throw callError(error ?? 'groupAccessUnknown');
  return { ...texts, access, ...(sent.visible !== undefined && { isVisible: sent.visible }) };
}
