export interface SocketAddress {
  readonly socketFolder: string;
  readonly user: string;
  readonly database: string;
}

/**
 * `host` in the query overrides the host of the address. The address still contains a host, because `new
 * URL()` refuses a user name without one, and callers may change the database name with `new URL()`.
 */
export function socketConnectionString({ socketFolder, user, database }: SocketAddress): string {
  const query = `host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
  return `postgresql://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}?${query}`;
}
