import { toWireDate, type WireDiscussionReport } from '@touchstone/contract';
import type { ReportRow } from './reports.repository.ts';

export const presentReport = (row: ReportRow): WireDiscussionReport => ({
  id: row.id,
  did: row.discussionId,
  gid: row.groupId,
  discussionTitle: row.title,
  discussionAuthor: row.authorName,
  discussionAuthorId: row.authorId,
  isDiscussionDisabled: row.isDisabled,
  isDiscussionDeleted: row.deletedAt !== null,
  reporter: row.reporterName ?? '',
  content: row.content,
  status: row.isHandled,
  action: row.action,
  note: row.note,
  handledBy: row.handlerName,
  handledAt: row.handledAt === null ? null : toWireDate(row.handledAt),
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.handledAt ?? row.createdAt),
});
