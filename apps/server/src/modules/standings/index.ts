export { createContestBoard, type ContestBoard, type ContestStanding } from './contest-board.ts';
export {
  isBehind,
  listPeople,
  listStars,
  listSuperAdmins,
  submissionOrder,
  type PersonRow,
} from './standings.repository.ts';
export { registerStandings } from './standings.routes.ts';
export { publishBoardChanges } from './publish-board-changes.ts';
