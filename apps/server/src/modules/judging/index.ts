export { storeVerdict } from './finish-task.ts';
export { registerJudging } from './judging.routes.ts';
export { countReadyJudges } from './judging.repository.ts';
export { lockJudgedSubmission, storableInteger, storableMessage } from './task-payload.repository.ts';
