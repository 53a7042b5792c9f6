/** For the command that moves a site in from another judge. */
import type { Database } from '@touchstone/database';
import { storeLanguages } from '../modules/site/index.ts';

export { hashOverMd5, recommendedCost, type HashingCost } from '../platform/passwords.ts';
export { repairCounters } from '../modules/submissions/counters/recount.ts';

/** Languages are known by their names; a site that never ran has none yet. */
export const prepareLanguages = (database: Database): Promise<void> =>
  storeLanguages({ database, clock: () => new Date() });
