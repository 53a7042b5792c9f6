import { toWireDate } from '@touchstone/contract';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { AdministeredRow } from './problem-administration.repository.ts';
import { authOfVisibility } from './problem-visibility.ts';

export const presentAdministered = (row: AdministeredRow, viewer: Viewer) => ({
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
  ...decideProblemRights(viewer, row.authorId),
});
