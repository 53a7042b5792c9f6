export { registerJudging } from './judging.routes.ts';
export { countLiveJudges } from './judging.repository.ts';
