import { createDatabase, createPool, type Database } from '@touchstone/database';

export async function withDatabase<Result>(
  { connectionString }: { readonly connectionString: string },
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
