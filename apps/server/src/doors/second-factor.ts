/**
 * For the command line: removes the second factor of any account, also of the first super administrator, whose factors no other
 * account can remove. The operator of the machine can read the database anyway.
 */
import { defaultLocale } from '@touchstone/contract';
import { createDatabase, createPipelinedConnections, createServerPool } from '@touchstone/database';
import { pino } from 'pino';
import { findAccountByUsername } from '../modules/accounts/accounts.repository.ts';
import { loadFactors } from '../modules/accounts/second-factor/factors-of-account.ts';
import { removeAllFactors } from '../modules/accounts/second-factor/remove-all-factors.ts';
import { EventBus } from '../platform/event-bus.ts';
import { Mailer } from '../platform/mail/mailer.ts';
import { Queue } from '../platform/queue.ts';
import { SiteSettings } from '../platform/settings/site-settings.ts';

export interface FactorOwner {
  id: string;
  username: string;
  email: string | null;
  hasApp: boolean;
  passkeyCount: number;
}

export interface FactorReset {
  find: (username: string) => Promise<FactorOwner | undefined>;
  /** Returns false if the account had no factor any more. */
  reset: (owner: Pick<FactorOwner, 'id'>) => Promise<boolean>;
  close: () => Promise<void>;
}

/** The database must be migrated. The mail is written with its job; a server delivers it. */
export async function openFactorReset(databaseUrl: string): Promise<FactorReset> {
  const logger = pino({ level: 'warn' }, pino.destination(2));
  const pool = createServerPool(databaseUrl, 2);
  const readConnections = createPipelinedConnections(databaseUrl);
  const database = createDatabase(pool, readConnections);
  const eventBus = new EventBus(databaseUrl, logger);
  const settings = new SiteSettings(database, eventBus);
  const queue = new Queue(databaseUrl, logger);
  const mailer = new Mailer({ database, queue, settings, onKept: () => undefined });
  await Promise.all([settings.reload(), queue.start()]);
  return {
    find: async (username) => {
      const account = await findAccountByUsername(database, username);
      if (account === undefined) return undefined;
      const { totpSince, passkeys } = await loadFactors(database, account.id);
      return {
        id: account.id,
        username: account.username,
        email: account.email,
        hasApp: totpSince !== null,
        passkeyCount: passkeys.length,
      };
    },
    reset: ({ id }) =>
      removeAllFactors(
        { database, mailer, clock: () => new Date() },
        {
          userId: id,
          by: {
            viewer: { id: null, username: 'touchstone account' },
            origin: { ip: null, requestId: null },
          },
          locale: defaultLocale,
        },
      ),
    close: async () => {
      await queue.stop();
      await readConnections.end();
      await pool.end();
    },
  };
}
