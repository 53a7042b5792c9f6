/**
 * How this works: one transaction closes the group to everybody, frees its names, notifies its members and sends a job. The job
 * deletes the content step by step (`delete-group-content.ts`). A server that dies leaves the job in the queue, and the next
 * attempt goes on with what is left.
 */
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  listUserIds,
  lockGroup,
  openGroup,
  publishGroupChanged,
  targetOfGroup,
  writeDisbandNotice,
} from '../groups/index.ts';
import { sendPersonalNotice } from '../notices/index.ts';
import { countContent, listRunningContests, markDisbanded } from './group-lifecycle.repository.ts';

export async function disbandGroup(
  { database, clock, queue }: Pick<Platform, 'database' | 'clock' | 'queue'>,
  by: Actor,
  { gid, name }: { gid: number; name?: string | undefined },
) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group } = await openGroup(transaction, by.viewer, gid, 'disband');
    if (name !== undefined && name.trim() !== group.name) throw callError('groupDisbandName');
    const now = clock();
    const contests = await listRunningContests(transaction, gid, now);
    if (contests.length > 0) throw callError('groupDisbandContest', { contests });
    await sendPersonalNotice(transaction, {
      recipientIds: await listUserIds(transaction, gid, ['member', 'admin', 'root']),
      ...writeDisbandNotice(group, by.viewer.username),
      now,
    });
    await recordAudit(transaction, by, {
      action: 'group.disband',
      target: targetOfGroup(gid),
      before: {
        name: group.name,
        shortName: group.shortName,
        owner: group.owner,
        ...(await countContent(transaction, gid)),
      },
    });
    await markDisbanded(transaction, gid, now);
    await publishGroupChanged(transaction, gid);
    await queue.enqueue(transaction, 'group.disband', { data: { groupId: gid }, number: gid });
  });
}
