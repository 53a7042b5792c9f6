export { storeVerdict } from './finish-task.ts';
export { registerJudging } from './judging.routes.ts';
export { countLiveJudges } from './judging.repository.ts';
export { lockJudgedSubmission, storableInteger, storableMessage } from './task-payload.repository.ts';
