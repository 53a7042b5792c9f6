/** Starts one server. */
import { tuneGarbageCollection } from './platform/garbage-collection.ts';
import { startAsOwnAccount } from './start-as-own-account.ts';

tuneGarbageCollection();
await startAsOwnAccount(async (configuration) => {
  const { runServer } = await import('./run-server.ts');
  await runServer(configuration);
});
