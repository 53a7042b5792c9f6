export { registerRemoteImports } from './import/remote-imports.routes.ts';
export { registerRemoteJudge } from './remote-judge.routes.ts';
