import { isIPv6 } from 'node:net';

/** The URL for a browser on this machine. */
export function localAddress(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`;
}

/** "All interfaces" is an address for listening, not for connecting. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
