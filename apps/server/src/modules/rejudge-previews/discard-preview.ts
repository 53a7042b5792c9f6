import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPreview, openPreview, targetOfScope } from './preview-scope.ts';
import { deletePreview, lockPreviews } from './previews.repository.ts';

/** Running judges are stopped, and nothing of the preview stays. An applied preview is kept: it can be undone. */
export async function discardPreview({ database }: Pick<Platform, 'database'>, by: Actor, id: number) {
  await openPreview({ database }, by.viewer, id);
  await inTransaction(database, async (transaction) => {
    await lockPreviews(transaction);
    const preview = await getPreview(transaction, id);
    if (preview.appliedAt !== null) throw callError('rejudgePreviewApplied');
    await deletePreview(transaction, id);
    await recordAudit(transaction, by, {
      action: 'rejudge-preview.discard',
      target: targetOfScope(preview),
      before: { preview: id, submissions: preview.judgedCount },
    });
  });
}
