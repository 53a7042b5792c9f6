export {
  createDatabase,
  createPool,
  findViolatedUniqueIndex,
  inTransaction,
  type Database,
  type Queryable,
} from './database.ts';
export { latestMigrationVersion, migrate } from './migrate.ts';
export type * from './tables.generated.ts';
export { sql } from 'kysely';
