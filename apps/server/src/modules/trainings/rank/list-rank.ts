/** A page of the ranking of a training. */
import { makePage, statuses, type TrainingRankRow } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { ShownProblem } from '../training-problems.repository.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import { searchParticipants, type LoadParticipants, type Participant } from './load-participants.ts';
import type { LoadProblems } from './load-problems.ts';
import { createRowLoader } from './memoize-rows.ts';
import type { CellRow, RankedTraining } from './participants.repository.ts';

type Cell = TrainingRankRow['submissionInfo'][string];

const presentCell = ({ status, score, runTimeMs }: CellRow): Cell => ({
  status,
  score,
  ...(status === statuses.accepted && { isAC: true as const, runTime: runTimeMs ?? 0 }),
});

interface RankRequest {
  training: RankedTraining;
  keyword: string | undefined;
  /** Only administrators of the training see real names, and search them. */
  showsRealNames: boolean;
  page: PageRequest;
}

export interface ProgressLoaders {
  loadParticipants: LoadParticipants;
  loadProblems: LoadProblems;
}

const withRealNames = 'with real names';

/** Participants who were barred are left out. */
export function createRank({ loadParticipants, loadProblems }: ProgressLoaders) {
  const loadRows = createRowLoader(
    (participant: Participant, cells, { problems, variant }): TrainingRankRow => ({
      uid: participant.id,
      username: participant.username,
      realname: variant === withRealNames ? participant.realname : null,
      nickname: participant.nickname,
      school: participant.school,
      gender: participant.gender,
      avatar: participant.avatarUrl,
      ac: participant.solved,
      totalRunTime: participant.totalRunTimeMs,
      submissionInfo: describeCells(cells, problems),
    }),
  );
  return async (database: Queryable, { training, keyword, showsRealNames, page }: RankRequest) => {
    if (!hasParticipants(training)) return makePage<TrainingRankRow>([], 0, page);
    const [problems, { ranked }] = await Promise.all([
      loadProblems(database, training.id),
      loadParticipants(database, training),
    ]);
    const admitted = ranked.filter(({ isDisabled }) => !isDisabled);
    const names = showsRealNames
      ? (['username', 'school', 'realname'] as const)
      : (['username', 'school'] as const);
    const found = searchParticipants(admitted, keyword, names);
    const offset = offsetOf(page);
    const records = await loadRows(database, {
      trainingId: training.id,
      participants: found.slice(offset, offset + page.limit),
      problems,
      variant: showsRealNames ? withRealNames : '',
    });
    return makePage(records, found.length, page);
  };
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
