/** Where the server finds its database. The embedded one may move when it had to be started again. */
export interface DatabaseSource {
  readonly connectionString: () => string;
  onMoved(listener: () => void): void;
}

export function externalDatabase(connectionString: string): DatabaseSource {
  return { connectionString: () => connectionString, onMoved: () => undefined };
}
