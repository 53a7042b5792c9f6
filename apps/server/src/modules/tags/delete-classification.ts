import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOfClassification, targetOfClassification } from './tag-record.ts';
import { deleteClassificationRow, listTagNamesIn, lockClassification } from './tags-admin.repository.ts';

interface Request extends Actor {
  query: { tcid: number };
}

/** Its tags stay, unclassified; the audit log contains their names. */
export async function deleteClassification(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin, query }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const classification = await lockClassification(transaction, query.tcid);
    const tags = await listTagNamesIn(transaction, classification.id);
    await deleteClassificationRow(transaction, classification.id);
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'tag-classification.delete',
        target: targetOfClassification(classification.id),
        before: { ...recordOfClassification(classification), tags },
      },
    );
  });
}
