/** Starts one server. */
import { startAsOwnAccount } from './start-as-own-account.ts';

await startAsOwnAccount(async (configuration) => {
  const { runServer } = await import('./run-server.ts');
  await runServer(configuration);
});
