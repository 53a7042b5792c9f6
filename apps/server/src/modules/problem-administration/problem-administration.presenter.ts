import { decideProblemRights } from '@touchstone/rules/problem-administration';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { presentListRow } from './list-row.ts';
import type { AdministeredRow } from './problem-administration.repository.ts';
import { presentUsage } from './problem-usage.presenter.ts';
import type { UsingContest } from './problem-usage.repository.ts';

interface Presented {
  viewer: Viewer;
  contests: readonly UsingContest[];
  now: Date;
}

export const presentAdministered = (row: AdministeredRow, { viewer, contests, now }: Presented) => ({
  ...presentListRow(row),
  submissionCount: row.submissionCount ?? 0,
  isArchived: row.archivedVisibility !== null,
  contests: presentUsage(contests, now),
  ...decideProblemRights(viewer, row.authorId),
});
