import type { adminTagsCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeTranslations } from '../../platform/translated-columns.ts';
import { parseClassificationName, parseNewSite, parseTagTranslations } from './check-tag.ts';
import { recordOfClassification, targetOfClassification } from './tag-record.ts';
import { insertClassification } from './tags-admin.repository.ts';

interface Request extends Actor {
  body: BodyOf<(typeof adminTagsCalls)['POST /api/admin/tag/classification']>;
}

export async function createClassification(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  const name = parseClassificationName(body.name ?? '');
  const judgeSystem = parseNewSite(body.oj);
  const nameTranslations = storeTranslations(parseTagTranslations(body.nameTranslations));
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const classification = await insertClassification(transaction, {
      name,
      nameTranslations,
      judgeSystem,
      position: body.rank ?? 0,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'tag-classification.create',
        target: targetOfClassification(classification.id),
        after: recordOfClassification(classification),
      },
    );
    return classification;
  });
}
