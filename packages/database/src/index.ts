export {
  createDatabase,
  createPool,
  createReadingLines,
  findViolatedForeignKey,
  findViolatedUniqueIndex,
  inTransaction,
  type Database,
  type Queryable,
} from './database.ts';
export { prepareGathered } from './gathered-query.ts';
export { gatherReads } from './gathered-read.ts';
export { latestMigrationVersion, migrate } from './migrate.ts';
export { prepareForEach, prepareQuery, type ValueOf } from './prepared-query.ts';
export type { ReadingLines } from './reading-lines.ts';
export type * from './tables.generated.ts';
export { sql } from 'kysely';
