import type { Locale } from '@touchstone/contract';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { presentListRow } from './list-row.ts';
import type { AdministeredRow } from './problem-administration.repository.ts';
import { presentUsage } from './problem-usage.presenter.ts';
import type { ProblemUses } from './problem-usage.repository.ts';

interface Presented {
  viewer: Viewer;
  uses: ProblemUses;
  now: Date;
  locale: Locale;
}

export const presentAdministered = (row: AdministeredRow, { viewer, uses, now, locale }: Presented) => ({
  ...presentListRow(row, locale),
  submissionCount: row.submissionCount ?? 0,
  isArchived: row.archivedVisibility !== null,
  ...presentUsage(uses, { viewer, groupId: null, now, locale }),
  ...decideProblemRights(viewer, row.authorId, row.coAuthorIds),
});
