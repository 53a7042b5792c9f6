import { runProgram } from '@touchstone/process-table/run-program';
import { parseConfiguration, type Configuration } from './platform/configuration.ts';
import { prepareOwnAccount } from './platform/own-account.ts';

/** When root starts server or remote worker, it begins again as another account. `run` loads it after that. */
export async function startAsOwnAccount(run: (configuration: Configuration) => Promise<void>): Promise<void> {
  await runProgram({
    findRestriction: async () => {
      const own = await prepareOwnAccount(parseConfiguration(process.env));
      if (own !== undefined) console.error(`The server ${own.explanation}.`);
      return own?.restriction;
    },
    run: async () => {
      await run(parseConfiguration(process.env));
      return 0;
    },
  });
}
