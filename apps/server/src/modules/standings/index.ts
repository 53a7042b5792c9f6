export { createContestBoard, type ContestBoard, type ContestStanding } from './contest-board.ts';
export {
  isAfterCell,
  listContestants,
  listStars,
  submissionOrder,
  type ContestantRow,
} from './standings.repository.ts';
export { registerStandings } from './standings.routes.ts';
export { publishBoardChanges } from './publish-board-changes.ts';
