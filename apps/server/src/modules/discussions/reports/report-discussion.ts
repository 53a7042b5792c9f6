import { inTransaction } from '@touchstone/database';
import { formatReport, parseReport } from '@touchstone/rules/community/discussion-form';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findDiscussion } from '../discussions.repository.ts';
import { admitActor } from '../open-discussion.ts';
import { hasOpenReport, insertReport, lockReporter } from './reports.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

export async function reportDiscussion(
  parts: Parts,
  viewer: Viewer,
  { did, content }: { did: number; content?: string | null | undefined },
) {
  const report = parseReport(content ?? '');
  if (typeof report === 'string') throw callError(report);
  await enforceRateLimit(parts, 'discussion-report', viewer.id);
  await inTransaction(parts.database, async (transaction) => {
    const row = await findDiscussion(transaction, did);
    await admitActor({ ...parts, database: transaction }, viewer, { row, action: 'report' });
    await lockReporter(transaction, viewer.id);
    const named = { discussionId: did, reporterId: viewer.id };
    if (await hasOpenReport(transaction, named)) throw callError('reportTwice');
    await insertReport(transaction, { ...named, content: formatReport(report), createdAt: parts.clock() });
  });
}
