/** For a rehearsal on the machine of a site: a session of root, opened in the database instead of by a login. */
import type { Queryable } from '@touchstone/database';
import { rootId } from '../modules/accounts/ensure-root-account.ts';
import { openSession } from '../platform/sessions/sessions.ts';

export const openRootSession = (database: Queryable, now: Date): Promise<string> =>
  openSession(database, rootId, now);
