export { registerJudging } from './judging.routes.ts';
export { countLiveJudges } from './judging.repository.ts';
export { storableInteger, storableMessage } from './task-payload.repository.ts';
