import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '@touchstone/site-setup/usage-error';

/**
 * Reports an unusable address before anything starts. The port may still be taken before the server binds it; the
 * server's exit code covers that.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, host, port);
  }
  server.close();
  await once(server, 'close');
}

export function portInUse(host: string, port: number): string {
  return (
    `Port ${port} of ${host} is in use by another program.\n` +
    `Stop that program, or choose another port: PORT=${port === 65535 ? 8000 : port + 1} npm start`
  );
}

function explain(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new UsageError(portInUse(host, port));
    case 'EACCES':
      return new UsageError(`Only root may use port ${port}. Choose one above 1023: PORT=8000 npm start`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(`HOST=${host} is not an address of this machine.`);
    default:
      return error;
  }
}
