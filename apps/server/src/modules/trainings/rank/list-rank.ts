/** A page of the ranking of a training. */
import { makePage, statuses, type TrainingRankRow } from '@touchstone/contract';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import type { PageRequest } from '../../../platform/page-request.ts';
import { listShownProblems, type ShownProblem } from '../training-problems.repository.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import { listCells, type CellRow, type RankedTraining } from './participants.repository.ts';
import { listRankRows } from './rank.repository.ts';
import { createSharedPages } from './shared-pages.ts';

type Cell = TrainingRankRow['submissionInfo'][string];

const presentCell = ({ status, score, runTimeMs }: CellRow): Cell => ({
  status,
  score,
  ...(status === statuses.accepted && { isAC: true as const, runTime: runTimeMs ?? 0 }),
});

interface RankRequest {
  training: RankedTraining;
  keyword: string | undefined;
  showsRealNames: boolean;
  page: PageRequest;
}

export function createRank() {
  return createSharedPages({
    readSource: async (database, { training, keyword, showsRealNames, page }: RankRequest) => {
      if (!hasParticipants(training)) return { problems: [], rows: [], total: 0 };
      const [problems, { rows, total }] = await Promise.all([
        listShownProblems(database, training.id),
        listRankRows(database, { training, keyword, showsRealNames, page }),
      ]);
      return { problems: problems.map(({ id, displayId }) => ({ id, displayId })), rows, total };
    },
    build: async (database, { training, page }, { problems, rows, total }) => {
      const cells = await listCells(database, {
        trainingId: training.id,
        userIds: rows.map(({ id }) => id),
        problemIds: problems.map(({ id }) => id),
      });
      const byUser = Map.groupBy(cells, ({ userId }) => userId);
      const records = rows.map((row): TrainingRankRow => ({
        uid: row.id,
        username: row.username,
        realname: row.realname,
        nickname: row.nickname,
        school: row.school,
        gender: row.gender,
        avatar: row.avatarUrl,
        ac: row.solved,
        totalRunTime: row.totalRunTimeMs,
        submissionInfo: describeCells(byUser.get(row.id) ?? [], problems),
      }));
      return makePage(records, total, page);
    },
  });
}

/** Keyed by display id, in the order of the problems. */
function describeCells(
  cells: readonly CellRow[],
  problems: readonly Pick<ShownProblem, 'id' | 'displayId'>[],
) {
  const byProblem = new Map(cells.map((cell) => [cell.problemId, cell]));
  return Object.fromEntries(
    problems.flatMap(({ id, displayId }) => {
      const cell = byProblem.get(id);
      return cell === undefined ? [] : [[displayId, presentCell(cell)]];
    }),
  );
}

export const rankedTraining = ({ id, groupId, visibility, authorId }: TrainingRow): RankedTraining => ({
  id,
  groupId,
  visibility,
  authorId,
});
