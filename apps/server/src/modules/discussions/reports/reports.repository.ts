import { sql, type Queryable } from '@touchstone/database';
import type { ReportAction } from '@touchstone/contract';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface ReportFilter {
  isHandled: boolean | undefined;
  discussionId: number | undefined;
}

/** Unchecked ones first, then the newest. */
export async function listReports(
  database: Queryable,
  { isHandled, discussionId }: ReportFilter,
  page: PageRequest,
) {
  const filtered = database
    .selectFrom('discussionReport as report')
    .$if(isHandled !== undefined, (query) => query.where('report.isHandled', '=', isHandled ?? false))
    .$if(discussionId !== undefined, (query) => query.where('report.discussionId', '=', discussionId ?? 0));
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .innerJoin('discussion', 'discussion.id', 'report.discussionId')
    .innerJoin('userAccount as author', 'author.id', 'discussion.authorId')
    .leftJoin('userAccount as reporter', 'reporter.id', 'report.reporterId')
    .leftJoin('userAccount as handler', 'handler.id', 'report.handledBy')
    .selectAll('report')
    .select(['discussion.title', 'discussion.groupId', 'discussion.isDisabled', 'discussion.deletedAt'])
    .select(['discussion.authorId', 'author.username as authorName'])
    .select(['reporter.username as reporterName', 'handler.username as handlerName'])
    .orderBy('report.isHandled')
    .orderBy('report.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>['rows'][number];

export const hasOpenReport = async (
  transaction: Queryable,
  { discussionId, reporterId }: { discussionId: number; reporterId: string },
): Promise<boolean> => {
  const row = await transaction
    .selectFrom('discussionReport')
    .select('id')
    .where('discussionId', '=', discussionId)
    .where('reporterId', '=', reporterId)
    .where('isHandled', '=', false)
    .executeTakeFirst();
  return row !== undefined;
};

/** Serializes reports of one user: two at the same moment must not both be the first. */
export async function lockReporter(transaction: Queryable, reporterId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`discussion-report ${reporterId}`}, 0))`.execute(
    transaction,
  );
}

export async function insertReport(
  transaction: Queryable,
  report: { discussionId: number; reporterId: string; content: string; createdAt: Date },
) {
  await transaction.insertInto('discussionReport').values(report).execute();
}

export const lockReport = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('discussionReport')
    .select(['id', 'discussionId', 'content', 'isHandled', 'action', 'note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Handling {
  isHandled: boolean;
  action: ReportAction | null;
  note: string | null;
  handledBy: string | null;
  handledAt: Date | null;
}

export async function updateReport(transaction: Queryable, id: number, handling: Handling) {
  await transaction.updateTable('discussionReport').set(handling).where('id', '=', id).execute();
}

/** The other open reports of a discussion are settled with it. */
export async function updateOpenReports(transaction: Queryable, discussionId: number, handling: Handling) {
  await transaction
    .updateTable('discussionReport')
    .set(handling)
    .where('discussionId', '=', discussionId)
    .where('isHandled', '=', false)
    .execute();
}
