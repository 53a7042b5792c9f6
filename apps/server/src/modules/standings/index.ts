export { createContestBoard, type ContestBoard, type ContestStanding } from './contest-board.ts';
export { listPeople, listStars, listSuperAdmins, type PersonRow } from './standings.repository.ts';
export { registerStandings } from './standings.routes.ts';
