import type { Locale } from '@touchstone/contract';
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
  locale: Locale;
}

export const presentAdministered = (row: AdministeredRow, { viewer, contests, now, locale }: Presented) => ({
  ...presentListRow(row, locale),
  submissionCount: row.submissionCount ?? 0,
  isArchived: row.archivedVisibility !== null,
  contests: presentUsage(contests, now),
  ...decideProblemRights(viewer, row.authorId, row.coAuthorIds),
});
