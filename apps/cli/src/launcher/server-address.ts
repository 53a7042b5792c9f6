import { isIPv6 } from 'node:net';

/** The address to open in a browser of this machine. */
export function localAddress(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`;
}

/** "All interfaces" is an address to listen on, not one to connect to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
