import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { describe, expect, it } from 'vitest';
import { checkPort } from './check-port.ts';

describe('checking the port', () => {
  it('accepts a free port and leaves it free', async () => {
    const port = await findFreePort();
    await checkPort('127.0.0.1', port);
    await checkPort('127.0.0.1', port);
  });

  it('reports a port in use with advice', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
      /in use by another program.*PORT=\d+ npm start/s,
    );
    server.close();
  });

  it('reports a foreign address', async () => {
    await expect(checkPort('203.0.113.7', 8000)).rejects.toThrow(/HOST=203\.0\.113\.7 is not an address/);
  });
});
