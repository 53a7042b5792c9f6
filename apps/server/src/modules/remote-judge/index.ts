export { registerRemoteJudge } from './remote-judge.routes.ts';
