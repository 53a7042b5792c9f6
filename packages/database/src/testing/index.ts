export { describeSchema } from './describe-schema.ts';
export { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
export {
  createEmptyTestDatabase,
  createPreparedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from './test-database.ts';
