import { toWireDate } from '@touchstone/contract';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { AdministeredRow } from './problem-administration.repository.ts';
import { presentUsage } from './problem-usage.presenter.ts';
import type { UsingContest } from './problem-usage.repository.ts';
import { authOfVisibility } from './problem-visibility.ts';

interface Presented {
  viewer: Viewer;
  contests: readonly UsingContest[];
  now: Date;
}

export const presentAdministered = (row: AdministeredRow, { viewer, contests, now }: Presented) => ({
  id: row.id,
  problemId: row.displayId,
  title: row.title,
  author: row.author,
  type: row.scoring === 'oi' ? 1 : 0,
  judgeMode: row.judgeMode,
  difficulty: row.difficulty,
  auth: authOfVisibility[row.visibility],
  isRemote: row.isRemote,
  isGroup: row.groupId !== null,
  gid: row.groupId,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
  submissionCount: row.submissionCount ?? 0,
  isArchived: row.archivedVisibility !== null,
  contests: presentUsage(contests, now),
  ...decideProblemRights(viewer, row.authorId),
});
