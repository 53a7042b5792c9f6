import type { adminTagsCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeTranslations } from '../../platform/translated-columns.ts';
import { requireSameSite, parseClassificationName, parseTagTranslations } from './check-tag.ts';
import { recordOfClassification, targetOfClassification } from './tag-record.ts';
import { lockClassification, updateClassification } from './tags-admin.repository.ts';

interface Request extends Actor {
  body: BodyOf<(typeof adminTagsCalls)['PUT /api/admin/tag/classification']>;
}

/** Absent fields keep their values. */
export async function changeClassification(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const before = await lockClassification(transaction, body.id);
    requireSameSite(body.oj, before.judgeSystem);
    const after = {
      name: parseClassificationName(body.name ?? before.name),
      nameTranslations: parseTagTranslations(body.nameTranslations, before.nameTranslations),
      position: body.rank ?? before.position,
    };
    await updateClassification(transaction, before.id, {
      ...after,
      nameTranslations: storeTranslations(after.nameTranslations),
      updatedAt: clock(),
    });
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'tag-classification.change',
        target: targetOfClassification(before.id),
        before: recordOfClassification(before),
        after: recordOfClassification({ ...before, ...after }),
      },
    );
  });
}
