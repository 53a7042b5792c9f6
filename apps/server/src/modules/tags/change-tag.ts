import type { adminTagsCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeTranslations } from '../../platform/translated-columns.ts';
import {
  requireSameSite,
  getClassification,
  parseTagColor,
  parseTagName,
  parseTagTranslations,
} from './check-tag.ts';
import { recordOfTag, targetOfTag } from './tag-record.ts';
import { lockTag, updateTag } from './tags-admin.repository.ts';

interface Request extends Actor {
  body: BodyOf<(typeof adminTagsCalls)['PUT /api/admin/tag']>;
}

/** Absent names and colour keep their values; the classification is always replaced. */
export async function changeTag(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const before = await lockTag(transaction, body.id);
    requireSameSite(body.oj, before.judgeSystem);
    const after = {
      name: parseTagName(body.name ?? before.name),
      nameTranslations: parseTagTranslations(body.nameTranslations, before.nameTranslations),
      color: body.color === undefined ? before.color : parseTagColor(body.color),
      classificationId: await getClassification(transaction, body.tcid, before.judgeSystem),
    };
    await updateTag(transaction, before.id, {
      ...after,
      nameTranslations: storeTranslations(after.nameTranslations),
      updatedAt: clock(),
    });
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'tag.change',
        target: targetOfTag(before.id),
        before: recordOfTag(before),
        after: recordOfTag({ ...before, ...after }),
      },
    );
  });
}
