import { makePage, toWireDate, type Locale, type TrainingProblem } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isGroupRoot } from '@touchstone/rules/group-standing';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { loadGroupStandings, type GroupStandings } from '../../groups/index.ts';
import { presentListRow } from '../../problem-administration/index.ts';
import { getAdministeredTraining, type TrainingArea } from '../administered-training.ts';
import {
  listCandidates,
  listEntries,
  listIncluded,
  type ListedProblem,
  type TrainingProblemEntry,
} from './training-problems.repository.ts';

interface Query {
  tid: number;
  currentPage: number;
  limit: number;
  keyword?: string | undefined;
}

interface Request {
  viewer: Viewer;
  area: TrainingArea;
  query: Query;
  /** The problems of the training, or those that could be added. */
  isExisting: boolean;
  locale: Locale;
}

export async function listTrainingProblems(
  database: Queryable,
  { viewer, area, query, isExisting, locale }: Request,
) {
  const training = await getAdministeredTraining(database, viewer, {
    id: query.tid,
    area,
    right: 'problems',
  });
  const wanted = {
    trainingId: training.id,
    keyword: query.keyword?.trim() || undefined,
    page: { currentPage: query.currentPage, limit: query.limit },
  };
  const { rows, total } = await (isExisting ? listIncluded : listCandidates)(database, wanted);
  const standings = await loadGroupStandings(
    database,
    viewer,
    rows.map(({ groupId }) => groupId),
  );
  const ids = new Set(rows.map(({ id }) => id));
  const entries = isExisting ? await listEntries(database, training.id) : [];
  return {
    problemList: makePage(
      rows.map((row) => ({ ...presentListRow(row, locale), canEdit: canEdit(row, viewer, standings) })),
      total,
      query,
    ),
    trainingProblemMap: Object.fromEntries(
      entries
        .filter(({ problemId }) => ids.has(problemId))
        .map((entry) => [String(entry.problemId), presentEntry(entry)]),
    ),
  };
}

function canEdit(
  { groupId, authorId, coAuthorIds }: ListedProblem,
  viewer: Viewer,
  standings: GroupStandings,
) {
  if (groupId === null) return decideProblemRights(viewer, authorId, coAuthorIds).canEdit;
  return isSuperAdmin(viewer.role) || viewer.id === authorId || isGroupRoot(standings(groupId));
}

const presentEntry = (entry: TrainingProblemEntry): TrainingProblem => ({
  id: entry.id,
  tid: entry.trainingId,
  pid: entry.problemId,
  displayId: entry.displayId,
  rank: entry.rank,
  gmtCreate: toWireDate(entry.createdAt),
  gmtModified: toWireDate(entry.updatedAt),
});
