import { createDatabase, createPool, type Database } from '@touchstone/database';
import type { BenchServer } from './bench-server.ts';

export async function withDatabase<Result>(
  { connectionString }: BenchServer,
  connectionCount: number,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = createDatabase(createPool(connectionString, connectionCount));
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
