/** Network addresses as we store, compare and count them. */
import { isIP } from 'node:net';

/**
 * The one form of an address: no zone, and IPv4 written as IPv4 even when it came in through an IPv6 socket. Undefined for
 * text that is no address: the header of a proxy may hold anything, and PostgreSQL's `inet` takes addresses only.
 */
export function findAddress(text: string | undefined): string | undefined {
  const withoutZone = text?.split('%')[0]?.toLowerCase() ?? '';
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(address) === 0 ? undefined : address;
}

/** What limits and failures are counted by. A customer gets a whole /64 of IPv6: its single addresses cost nothing. */
export function countedAddress(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, in the spelling of the URL standard. */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** `http://127.0.0.1:8000`, with the brackets that IPv6 needs. */
export function httpOrigin(address: string, port: number): string {
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${String(port)}`;
}
