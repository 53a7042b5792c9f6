/**
 * How this works: handling a report is one transaction that locks the report: the action, the state of the report and the audit
 * entries are atomic. The action settles all open reports of the discussion.
 */
import { discussionLimits, type ReportAction } from '@touchstone/contract';
import { inTransaction, type Queryable, type Tables } from '@touchstone/database';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { muteUser } from '../../users/index.ts';
import { changeState, removeDiscussion } from '../moderate-discussions.ts';
import { findDiscussion } from '../discussions.repository.ts';
import { lockReport, updateOpenReports, updateReport } from './reports.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const targetOf = (id: number) => `discussion report ${String(id)}`;

async function getReport(transaction: Queryable, id: number) {
  const report = await lockReport(transaction, id);
  if (report === undefined) throw callError('reportNotFound');
  return report;
}

/** As existing clients do it: the state alone. */
export async function checkReport(
  { database, clock }: Parts,
  by: Actor,
  { id, status }: { id: number; status: boolean },
) {
  await inTransaction(database, async (transaction) => {
    const report = await getReport(transaction, id);
    if (report.isHandled === status) return;
    await updateReport(
      transaction,
      id,
      status
        ? { isHandled: true, action: 'none', note: null, handledBy: by.viewer.id, handledAt: clock() }
        : { isHandled: false, action: null, note: null, handledBy: null, handledAt: null },
    );
    await recordAudit(transaction, by, {
      action: 'discussion-report.check',
      target: targetOf(id),
      before: { isHandled: report.isHandled },
      after: { isHandled: status },
    });
  });
}

export async function handleReport(
  parts: Parts,
  by: Actor,
  { id, action, note }: { id: number; action: ReportAction; note?: string | undefined },
) {
  const kept = note?.trim() || null;
  if (Array.from(kept ?? '').length > discussionLimits.reportNoteMaximum) throw callError('reportNoteLong');
  if (action === 'muted' && !isSuperAdmin(by.viewer.role)) throw callError('muteRootOnly');
  await inTransaction(parts.database, async (transaction) => {
    const report = await getReport(transaction, id);
    await act(transaction, parts, { by, action, discussionId: report.discussionId });
    const handling = {
      isHandled: true,
      action,
      note: kept,
      handledBy: by.viewer.id,
      handledAt: parts.clock(),
    };
    await updateReport(transaction, id, handling);
    await updateOpenReports(transaction, report.discussionId, handling);
    await recordAudit(transaction, by, {
      action: 'discussion-report.handle',
      target: targetOf(id),
      before: { discussion: report.discussionId, content: report.content, action: report.action },
      after: { action, note: kept },
    });
  });
}

interface Act {
  by: Actor;
  action: ReportAction;
  discussionId: number;
}

async function act(
  transaction: Transaction<Tables>,
  { clock }: Pick<Parts, 'clock'>,
  { by, action, discussionId }: Act,
) {
  const within = { database: transaction, clock };
  switch (action) {
    case 'none':
      return;
    case 'disabled':
      await changeState(within, by, { id: discussionId, isDisabled: true });
      return;
    case 'deleted':
      await removeDiscussion(within, by, discussionId);
      return;
    case 'muted': {
      const discussion = await findDiscussion(transaction, discussionId);
      if (discussion === undefined) throw callError('discussionNotFound');
      await muteUser(transaction, by, { userId: discussion.authorId, now: clock() });
      return;
    }
    default:
      action satisfies never;
  }
}
