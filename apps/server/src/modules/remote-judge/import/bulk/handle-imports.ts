/** Lists, cancels and repeats imports. Problem administrators see all, others their own. */
import { makePage, type DataOf, type Locale, type remoteImportsCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { isProblemAdmin } from '@touchstone/rules/permissions';
import { recordAudit } from '../../../../platform/audit-log.ts';
import { callError } from '../../../../platform/errors/call-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { PageRequest } from '../../../../platform/page-request.ts';
import type { Viewer } from '../../../../platform/sessions/sessions.ts';
import { requireEnabled } from '../fetch-problem.ts';
import { presentItem, presentSummary } from './bulk.presenter.ts';
import {
  changeItems,
  findImport,
  listImports,
  listItems,
  lockImport,
  setImportState,
} from './bulk.repository.ts';
import { firstJob, targetOfImport, type BulkParts } from './start-import.ts';

type Data<Name extends keyof typeof remoteImportsCalls> = DataOf<(typeof remoteImportsCalls)[Name]>;

export async function loadImports(
  { database }: BulkParts,
  viewer: Viewer,
  page: PageRequest,
): Promise<Data<'GET /api/admin/remote/imports'>> {
  const userId = isProblemAdmin(viewer.role) ? undefined : viewer.id;
  const { rows, total } = await listImports(database, userId, page);
  return makePage(rows.map(presentSummary), total, page);
}

export async function loadImport(
  { database }: BulkParts,
  viewer: Viewer,
  { id, locale }: { id: number; locale: Locale },
): Promise<Data<'GET /api/admin/remote/import'>> {
  const row = requireSeen(await findImport(database, id), viewer);
  const items = await listItems(database, id);
  return { ...presentSummary(row), items: items.map((item) => presentItem(item, locale)) };
}

/** Imports of others are as if they did not exist. */
function requireSeen<Row extends { userId: string }>(row: Row | undefined, viewer: Viewer): Row {
  if (row === undefined || (row.userId !== viewer.id && !isProblemAdmin(viewer.role)))
    throw callError('remoteImportGone');
  return row;
}

/** The problem that is being imported at this moment is still finished. */
export async function cancelImport({ database, clock }: BulkParts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const row = requireSeen(await lockImport(transaction, id), by.viewer);
    if (row.state === 'finished' || row.state === 'cancelled') throw callError('remoteImportFinished');
    const now = clock();
    await changeItems(transaction, id, { from: ['waiting'], state: 'cancelled', updatedAt: now });
    await setImportState(transaction, id, { state: 'cancelled', now });
    await recordAudit(transaction, by, { action: 'remote-import.cancel', target: targetOfImport(id) });
  });
}

export async function retryImport(parts: BulkParts, by: Actor, id: number) {
  const { database, clock, queue } = parts;
  await inTransaction(database, async (transaction) => {
    const row = requireSeen(await lockImport(transaction, id), by.viewer);
    if (row.state === 'waiting' || row.state === 'running') throw callError('remoteImportNothingToRetry');
    await requireEnabled({ database: transaction }, row.vendor);
    const now = clock();
    const count = await changeItems(transaction, id, {
      // A cancelled import may have left one that was running when its server died.
      from: ['failed', 'cancelled', 'running'],
      state: 'waiting',
      errorCode: null,
      errorDetail: null,
      updatedAt: now,
    });
    if (count === 0) throw callError('remoteImportNothingToRetry');
    await setImportState(transaction, id, { state: 'waiting', now });
    const after = { problems: count };
    await recordAudit(transaction, by, { action: 'remote-import.retry', target: targetOfImport(id), after });
    await queue.enqueue(transaction, 'remote.import', {
      data: firstJob(id, by, row.trainingId !== null || row.contestId !== null),
    });
  });
}
