import type { Actor } from '../../platform/http/call-context.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeGroupAvatar as storeAvatar } from '../files/index.ts';
import { targetOfGroup } from './group-audit.ts';
import { lockGroup, updateGroup } from './groups.repository.ts';
import { openGroup } from './open-group.ts';
import { publishGroupChanged } from './publish-group-changes.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

export async function changeGroupAvatar(
  parts: Parts,
  by: Actor,
  { groupId, bytes }: { groupId: number; bytes: Uint8Array },
) {
  // Before the picture is decoded, which is expensive.
  await openGroup(parts.database, by.viewer, groupId, 'changeSettings');
  const file = { groupId, uploaderId: by.viewer.id, bytes };
  await storeAvatar(parts, file, async (transaction, avatar) => {
    await lockGroup(transaction, groupId);
    const { group } = await openGroup(transaction, by.viewer, groupId, 'changeSettings');
    await updateGroup(transaction, groupId, { avatar, updatedAt: parts.clock() });
    await recordAudit(transaction, by, {
      action: 'group.change',
      target: targetOfGroup(groupId),
      before: { avatar: group.avatar },
      after: { avatar },
    });
    await publishGroupChanged(transaction, groupId);
  });
}
