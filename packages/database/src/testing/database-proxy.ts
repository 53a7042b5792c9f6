/** A TCP proxy in front of PostgreSQL with the faults of a network: it refuses, cuts, stalls and delays connections. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `refuse` closes new connections, `stall` accepts them; neither forwards a byte. */
export type ProxyMode = 'forward' | 'refuse' | 'stall';

export interface DatabaseProxy {
  connectionString: string;
  /** Connections that clients have opened so far. */
  connectionCount: () => number;
  /** Open connections stay open, except with `refuse`. Bytes that arrive while they stall are lost. */
  setMode: (mode: ProxyMode) => void;
  /** Every chunk of bytes is forwarded that much later, in both directions. */
  setDelay: (milliseconds: number) => void;
  /** Closes all open connections abruptly. */
  cut: () => void;
  close: () => Promise<void>;
}

/** `connectionString` names a socket folder, as the databases of tests do. */
export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const target = `${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const clients = new Set<Socket>();
  let mode: ProxyMode = 'forward';
  let delayMs = 0;
  let connectionCount = 0;

  const forward = (from: Socket, to: Socket) => {
    // The chunks keep their order, also when the delay changes.
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      if (mode === 'stall') return;
      last = last.then(async () => {
        if (delayMs > 0) await sleep(delayMs);
        if (!to.destroyed) to.write(bytes);
      });
    });
    // `close` follows every error.
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
  };
  const cut = () => {
    for (const client of clients) client.resetAndDestroy();
  };

  const proxy = createServer((client) => {
    connectionCount += 1;
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const database = connect(target);
    forward(client, database);
    forward(database, client);
    if (mode === 'refuse') client.resetAndDestroy();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    connectionString: `postgresql://${url.username}@127.0.0.1:${String(port)}${url.pathname}`,
    connectionCount: () => connectionCount,
    setMode: (next) => {
      mode = next;
      if (mode === 'refuse') cut();
    },
    setDelay: (milliseconds) => {
      delayMs = milliseconds;
    },
    cut,
    close: async () => {
      proxy.close();
      cut();
      await once(proxy, 'close');
    },
  };
}
