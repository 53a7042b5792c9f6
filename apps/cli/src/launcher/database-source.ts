/** The connection of the server to its database. That of the embedded one may change after a restart. */
export interface DatabaseSource {
  readonly connectionString: () => string;
  onMoved(listener: () => void): void;
}

export function externalDatabase(connectionString: string): DatabaseSource {
  return { connectionString: () => connectionString, onMoved: () => undefined };
}
