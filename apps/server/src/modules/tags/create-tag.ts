import type { adminTagsCalls, BodyOf } from '@touchstone/contract';
import { defaultTagColor } from '@touchstone/contract/tag-limits';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeTranslations } from '../../platform/translated-columns.ts';
import {
  getClassification,
  parseNewSite,
  parseTagColor,
  parseTagName,
  parseTagTranslations,
} from './check-tag.ts';
import { recordOfTag, targetOfTag } from './tag-record.ts';
import { insertTag } from './tags-admin.repository.ts';

interface Request extends Actor {
  body: BodyOf<(typeof adminTagsCalls)['POST /api/admin/tag']>;
}

export async function createTag(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  if (body.gid !== undefined) throw callError('tagOfGroup');
  const name = parseTagName(body.name ?? '');
  const color = parseTagColor(body.color ?? defaultTagColor);
  const judgeSystem = parseNewSite(body.oj);
  const nameTranslations = storeTranslations(parseTagTranslations(body.nameTranslations));
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const classificationId = await getClassification(transaction, body.tcid, judgeSystem);
    const tag = await insertTag(transaction, {
      name,
      nameTranslations,
      color,
      judgeSystem,
      classificationId,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(
      transaction,
      { viewer, origin },
      { action: 'tag.create', target: targetOfTag(tag.id), after: recordOfTag(tag) },
    );
    return tag;
  });
}
