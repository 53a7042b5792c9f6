/**
 * How this works: the group, its first member and the count of the day are written in one transaction. A form that is refused
 * leaves the count unchanged, and the row of the count serializes creations of one user, so that concurrent ones cannot exceed
 * a limit.
 */
import { findViolatedUniqueIndex, inTransaction, type Queryable } from '@touchstone/database';
import { findGroupFormError, parseGroupAccess } from '@touchstone/rules/groups/group-form';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceCreationLimits } from './creation-limits.ts';
import { targetOfGroup } from './group-audit.ts';
import { insertGroup } from './groups.repository.ts';
import { upsertMembers } from './members/members.repository.ts';

export interface SentGroup {
  name?: string | undefined;
  shortName?: string | undefined;
  brief?: string | undefined;
  description?: string | undefined;
  auth?: number | undefined;
  visible?: boolean | undefined;
  code?: string | undefined;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

export const createGroup = (parts: Parts, by: Actor, sent: SentGroup): Promise<number> =>
  inTransaction(parts.database, (transaction) => createGroupWithin(transaction, parts, { by, sent }));

/** Runs in the caller's transaction, which must be rolled back if it throws. */
export async function createGroupWithin(
  transaction: Queryable,
  { clock, settings }: Omit<Parts, 'database'>,
  { by, sent }: { by: Actor; sent: SentGroup },
): Promise<number> {
  const now = clock();
  const form = parseNewGroup(sent);
  await enforceCreationLimits(transaction, { clock, settings }, by.viewer);
  try {
    const id = await insertGroup(transaction, {
      ...form,
      ownerId: by.viewer.id,
      createdAt: now,
      updatedAt: now,
    });
    await upsertMembers(transaction, id, { userIds: [by.viewer.id], standing: 'root', now });
    await recordAudit(transaction, by, { action: 'group.create', target: targetOfGroup(id), after: form });
    return id;
  } catch (error) {
    throw toTakenError(error) ?? error;
  }
}

function parseNewGroup(sent: SentGroup) {
  const access = parseGroupAccess(sent.auth);
  const form = {
    name: sent.name?.trim() ?? '',
    shortName: sent.shortName?.trim() ?? '',
    brief: sent.brief?.trim() ?? '',
    description: sent.description?.trim() ?? '',
    code: sent.code ?? null,
  };
  const error = findGroupFormError({ ...form, access });
  // The second condition follows from the first; the compiler cannot know it.
  if (error !== undefined || access === undefined) throw callError(error ?? 'groupAccessUnknown');
  return { ...form, access, isVisible: sent.visible ?? true };
}

const takenErrors = new Map([
  ['user_group_name_key', 'groupNameTaken'],
  ['user_group_name_lower', 'groupNameTaken'],
  ['user_group_short_name_key', 'groupShortNameTaken'],
  ['user_group_short_name_lower', 'groupShortNameTaken'],
] as const);

export function toTakenError(error: unknown) {
  const index = findViolatedUniqueIndex(error);
  const code = takenErrors.get(index as Parameters<typeof takenErrors.get>[0]);
  return code === undefined ? undefined : callError(code);
}
