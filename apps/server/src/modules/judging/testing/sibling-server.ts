/** A second server on the database of a first one, for tests that changes of one reach the other. */
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../../app.ts';
import type { Clock } from '../../../platform/clock.ts';
import { startPlatform, stopPlatform } from '../../../platform/start-platform.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { startSweeper } from '../sweep.ts';

export interface SiblingServer {
  app: FastifyInstance;
  /** Runs the sweeper's work now. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
}

/** Uses the clock of the first server unless it gets its own. */
export async function startSiblingServer(
  server: TestServer,
  { clock = server.platform.clock }: { clock?: Clock } = {},
): Promise<SiblingServer> {
  const { configuration } = server.platform;
  const logger = pino({ level: 'silent' });
  const platform = await startPlatform({ configuration, clock, logger, onMailKept: () => undefined });
  const app = await buildApp(platform, { webFolder: join(configuration.dataDirectory, 'no-web') });
  const sweeper = startSweeper(platform);
  // Only the test runs it: its timer could be in the middle of a sweep that the test then leaves out.
  sweeper.stop();
  return {
    app,
    sweep: sweeper.sweep,
    close: async () => {
      await app.close();
      await stopPlatform(platform);
    },
  };
}
