/** Changes of a discussion. Those of other users' discussions are in the audit log. */
import type { BodyOf, discussionsCalls } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import {
  canModerate,
  canRestore,
  type DiscussionAction,
} from '@touchstone/rules/community/discussion-access';
import { discussionLimits } from '@touchstone/contract';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadTexts, lockDiscussion, updateDiscussion, type DiscussionRow } from './discussions.repository.ts';
import { admitActor, loadDiscussionFacts } from './open-discussion.ts';
import { admitSolution, parseForm } from './post-discussion.ts';
import { enforceLinkLimit } from './posting-limits.ts';
import { publishChange } from './publish-change.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;
type SentChange = BodyOf<(typeof discussionsCalls)['PUT /api/discussion']>;

export const targetOf = (id: number) => `discussion ${String(id)}`;

const describe = ({ title, isPinned, isDisabled, isOfficial, groupId, username }: DiscussionRow) => ({
  title,
  author: username,
  isPinned,
  isDisabled,
  isOfficial,
  gid: groupId,
});

interface Change {
  action: string;
  before: DiscussionRow;
  after?: object;
}

export async function auditIfForeign(transaction: Queryable, by: Actor, { action, before, after }: Change) {
  if (before.authorId === by.viewer.id) return;
  await recordAudit(transaction, by, {
    action: `discussion.${action}`,
    target: targetOf(before.id),
    before: describe(before),
    ...(after !== undefined && { after }),
  });
}

/** The stored row must be of a group when the call is one of groups. */
const requireGroup = (row: DiscussionRow | undefined, isOfGroup: boolean) => {
  if (isOfGroup && row !== undefined && row.groupId === null) throw callError('discussionNotOfGroup');
  return row;
};

export async function changeDiscussion(
  parts: Parts,
  by: Actor,
  { sent, isOfGroup = false }: { sent: SentChange; isOfGroup?: boolean },
) {
  const { id } = sent;
  if (id === undefined) throw callError('discussionIdMissing');
  await inTransaction(parts.database, async (transaction) => {
    const within = { ...parts, database: transaction };
    const row = requireGroup(await lockDiscussion(transaction, id), isOfGroup);
    const { discussion: before, facts } = await admitActor(within, by.viewer, { row, action: 'edit' });
    const form = await parseForm(within, {
      ...sent,
      title: sent.title ?? before.title,
      description: sent.description ?? before.description,
      content: sent.content ?? (await loadTexts(transaction, [id])).get(id),
      categoryId: sent.categoryId ?? before.categoryId,
    });
    const kind = sent.kind ?? before.kind;
    if (kind === 'solution' && before.kind !== 'solution')
      await admitSolution(within, by.viewer, before.problemId ?? undefined);
    await enforceLinkLimit(transaction, parts, { viewer: by.viewer, text: `${form.title}\n${form.content}` });
    const isModerator = canModerate(by.viewer, facts);
    const after = {
      ...form,
      kind,
      isOfficial: kind === 'solution' && before.isOfficial,
      isPinned: isModerator ? (sent.topPriority ?? before.isPinned) : before.isPinned,
      isDisabled: isModerator && sent.status !== undefined ? sent.status === 1 : before.isDisabled,
    };
    await updateDiscussion(transaction, id, { ...after, updatedAt: parts.clock() });
    const { content: _content, description: _description, ...logged } = after;
    await auditIfForeign(transaction, by, { action: 'change', before, after: logged });
    await publishChange(transaction, id);
  });
}

/** Locks the discussion and admits the actor, for changes of its state. */
export async function lockFor(
  parts: Parts,
  by: Actor,
  { id, action, isOfGroup = false }: { id: number; action: DiscussionAction; isOfGroup?: boolean },
): Promise<DiscussionRow> {
  const row = requireGroup(await lockDiscussion(parts.database, id), isOfGroup);
  const { discussion } = await admitActor(parts, by.viewer, { row, action });
  return discussion;
}

export async function markOfficial(
  parts: Parts,
  by: Actor,
  { did, isOfficial }: { did: number; isOfficial: boolean },
) {
  await inTransaction(parts.database, async (transaction) => {
    const before = await lockFor({ ...parts, database: transaction }, by, {
      id: did,
      action: 'markOfficial',
    });
    await updateDiscussion(transaction, did, { isOfficial });
    await auditIfForeign(transaction, by, { action: 'change', before, after: { isOfficial } });
    await publishChange(transaction, did);
  });
}

/** The comments stay, so that a restored discussion has them again. */
export async function deleteLocked(
  transaction: Queryable,
  { clock }: Pick<Parts, 'clock'>,
  { by, before }: { by: Actor; before: DiscussionRow },
) {
  await updateDiscussion(transaction, before.id, { deletedAt: clock(), deletedBy: by.viewer.id });
  await auditIfForeign(transaction, by, { action: 'delete', before });
  await publishChange(transaction, before.id);
}

export async function deleteDiscussion(
  parts: Parts,
  by: Actor,
  { id, isOfGroup = false }: { id: number; isOfGroup?: boolean },
) {
  await inTransaction(parts.database, async (transaction) => {
    const within = { ...parts, database: transaction };
    const before = await lockFor(within, by, { id, action: 'delete', isOfGroup });
    await deleteLocked(transaction, parts, { by, before });
  });
}

const dayMs = 86_400_000;

export async function restoreDiscussion(parts: Parts, by: Actor, id: number) {
  await inTransaction(parts.database, async (transaction) => {
    const within = { ...parts, database: transaction };
    const before = await lockDiscussion(transaction, id);
    if (before === undefined || before.deletedAt === null) throw callError('discussionNotFound');
    if (!canRestore(by.viewer, await loadDiscussionFacts(within, by.viewer, before)))
      throw callError('discussionNotFound');
    const ageMs = parts.clock().getTime() - before.deletedAt.getTime();
    if (ageMs > discussionLimits.restoreDays * dayMs) throw callError('discussionRestoreExpired');
    await updateDiscussion(transaction, id, { deletedAt: null, deletedBy: null });
    await auditIfForeign(transaction, by, { action: 'restore', before });
    await publishChange(transaction, id);
  });
}
