export { registerRemoteImports } from './import/remote-imports.routes.ts';
export { watchAccounts } from './accounts/watch-accounts.ts';
export { registerRemoteJudge } from './remote-judge.routes.ts';
export { createRemoteWorker, type RemoteWorker } from './worker/remote-worker.ts';
export { parseOptions } from './worker/worker-options.ts';
