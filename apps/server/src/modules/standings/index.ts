export { createContestBoard, type ContestBoard, type ContestStanding } from './contest-board.ts';
export type { RankRow } from './describe-rows.ts';
export { loadWholeBoard } from './list-rank.ts';
export { loadBoard } from './load-board.ts';
export {
  isAfterCell,
  listContestants,
  listRecordsAt,
  listStars,
  submissionOrder,
  type ContestantRow,
  type RecordRow,
} from './standings.repository.ts';
export { registerStandings } from './standings.routes.ts';
export { publishBoardChanges } from './publish-board-changes.ts';
