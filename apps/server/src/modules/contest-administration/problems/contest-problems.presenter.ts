import { toWireDate, type AdministeredContestProblem, type Locale } from '@touchstone/contract';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { GroupStandings } from '../../groups/index.ts';
import { canEditListed, presentListRow } from '../../problem-administration/index.ts';
import type { ContestProblemEntry, ListedProblem } from './contest-problems.repository.ts';

export const presentEntry = (entry: ContestProblemEntry): AdministeredContestProblem => ({
  id: entry.id,
  cid: entry.contestId,
  pid: entry.problemId,
  displayId: entry.displayId,
  displayTitle: entry.displayTitle,
  color: entry.color,
  gmtCreate: toWireDate(entry.createdAt),
  gmtModified: toWireDate(entry.updatedAt),
  submissionCount: entry.submissionCount ?? 0,
});

export interface ListContext {
  viewer: Viewer;
  locale: Locale;
  standings: GroupStandings;
}

export const presentListedProblem = (row: ListedProblem, { viewer, locale, standings }: ListContext) => ({
  ...presentListRow(row, locale),
  canEdit: canEditListed(viewer, row, standings),
});
