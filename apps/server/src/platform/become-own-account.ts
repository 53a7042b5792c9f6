import { restartRestricted } from '@touchstone/process-table/restrict-command';
import type { Configuration } from './configuration.ts';
import { prepareOwnAccount } from './own-account.ts';

/**
 * Gives up the privileges of root before anything of the site is opened: this process begins again as another account. A
 * launcher has done so already, and its channel would not survive.
 */
export async function becomeOwnAccount(configuration: Configuration): Promise<void> {
  if (process.send !== undefined) return;
  const own = await prepareOwnAccount(configuration);
  if (own === undefined) return;
  console.error(`The server ${own.explanation}.`);
  restartRestricted(own.restriction);
}
