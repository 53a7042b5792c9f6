export { createBatchLoader } from './batch-loader.ts';
export { prepareBatchedQuery } from './batched-query.ts';
export { isConnectionFailure } from './connection-failure.ts';
export {
  createClient,
  createDatabase,
  createPipelinedConnections,
  createPool,
  createServerPool,
  findViolatedForeignKey,
  findViolatedUniqueIndex,
  inTransaction,
  runStatement,
  type ConnectionOptions,
  type ConnectionTimeouts,
  type Database,
  type Queryable,
} from './database.ts';
export { createGatedClientClass, type ClientClass } from './gated-client.ts';
export type { MigrationKind } from './classify-migration.ts';
export {
  latestMigrationVersion,
  listPendingMigrations,
  migrate,
  type MigrateOptions,
  type PendingMigration,
} from './migrate.ts';
export type { PipelinedConnections } from './pipelined-connections.ts';
export { prepareForEach, prepareQuery, type ValueOf } from './prepared-query.ts';
export { getLastRelease, listReleases, type Release } from './releases.ts';
export type * from './tables.generated.ts';
export { waitForDatabase } from './wait-for-database.ts';
export { sql } from 'kysely';
