/** Starts one remote worker. */
import { startAsOwnAccount } from './start-as-own-account.ts';

await startAsOwnAccount(async (configuration) => {
  const { runRemoteWorker } = await import('./run-remote-worker.ts');
  await runRemoteWorker(configuration);
});
