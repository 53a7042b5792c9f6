export interface SocketAddress {
  readonly socketFolder: string;
  readonly user: string;
  readonly database: string;
}

/**
 * `host` in the query overrides the host of the address. The address keeps a host nevertheless, because `new URL()`
 * refuses a user name without one, and callers may want to change the database name with `new URL()`.
 */
export function socketConnectionString({ socketFolder, user, database }: SocketAddress): string {
  const query = `host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
  return `postgresql://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}?${query}`;
}
