/** Network addresses as they are stored, compared and counted. */
import { isIP } from 'node:net';

/**
 * Normalizes an address: no zone, and IPv4 notation even for an address that arrived over an IPv6 socket.
 * Returns undefined for other text: the header of a proxy may contain anything, and PostgreSQL's `inet`
 * accepts addresses only.
 */
export function findAddress(text: string | undefined): string | undefined {
  const withoutZone = text?.split('%')[0]?.toLowerCase() ?? '';
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The key for limits and failure counts. A customer gets a whole /64 of IPv6, so its single addresses are
 * free.
 */
export function countedAddress(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, in the notation of the URL standard. */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** `http://127.0.0.1:8000`, with the brackets that IPv6 needs. */
export function httpOrigin(address: string, port: number): string {
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${String(port)}`;
}
