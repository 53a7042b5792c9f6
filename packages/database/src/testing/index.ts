export {
  createEmptyTestDatabase,
  createPreparedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from './test-database.ts';
