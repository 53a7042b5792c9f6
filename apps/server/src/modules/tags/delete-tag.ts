import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOfTag, targetOfTag } from './tag-record.ts';
import { countProblemsOf, deleteTagRow, lockTag } from './tags-admin.repository.ts';

interface Request extends Actor {
  query: { tid: number };
}

/** The problems stay; the audit log contains how many had the tag. */
export async function deleteTag(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin, query }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const tag = await lockTag(transaction, query.tid);
    const problemCount = await countProblemsOf(transaction, tag.id);
    await deleteTagRow(transaction, tag.id);
    await recordAudit(
      transaction,
      { viewer, origin },
      { action: 'tag.delete', target: targetOfTag(tag.id), before: { ...recordOfTag(tag), problemCount } },
    );
  });
}
