/** The baseline of the machine: an `http.createServer` that returns one body, which a message replaces. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = '';
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (message: { body: string }) => {
  ({ body } = message);
  process.send?.({ port: (server.address() as AddressInfo).port });
});
