import { toWireDate, type AdministeredContestProblem, type Locale } from '@touchstone/contract';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { presentListRow } from '../../problem-administration/index.ts';
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

export const presentListedProblem = (row: ListedProblem, viewer: Viewer, locale: Locale) => ({
  ...presentListRow(row, locale),
  canEdit: decideProblemRights(viewer, row.authorId, row.coAuthorIds).canEdit,
});
